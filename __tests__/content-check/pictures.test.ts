import { alternativeFault, checkPictures } from '../../tools/content-check/rules/pictures';
import { type Files, found, SOUTH, southWith } from './support';

const media = (fr: string, en: string): Files => ({
  'media/media.yaml': `- key: beach
  fichier: beach.jpg
  alternative:
    fr: "${fr}"
    en: "${en}"
  credit: Grand Large
  licence: CC BY 4.0
`,
});
const long = 'é'.repeat(141);
const LONG = 'the alternative text has 141 characters; at most 140';
const NONE = 'the picture has no alternative text';

it.each<[string, Files, string[]]>([
  ['nothing where all is said', media('Plage', 'Beach'), []],
  [
    'a long text in media.yaml, in French',
    media(long, 'Beach'),
    [`content/media/media.yaml:4 [0].alternative.fr: ${LONG}`],
  ],
  [
    'a long text in media.yaml, in English',
    media('Plage', long),
    [`content/media/media.yaml:5 [0].alternative.en: ${LONG}`],
  ],
  ['a blank in media.yaml', media(' ', 'Beach'), [`content/media/media.yaml:4 [0].alternative.fr: ${NONE}`]],
  [
    'an inline picture without a text',
    southWith('Un\n\n![](media:beach)'),
    [`content/${SOUTH}/fr.md:7 ${NONE}`],
  ],
  ['a long inline text', southWith(`![${long}](media:beach)`), [`content/${SOUTH}/fr.md:5 ${LONG}`]],
])('finds %s', (_, changes, expected) => {
  expect(found(checkPictures, changes)).toEqual(expected);
});

it('counts characters, not the two halves of one', () => {
  expect(alternativeFault('🌋'.repeat(140))).toBeUndefined();
});
