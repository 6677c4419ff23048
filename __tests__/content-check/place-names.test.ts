import { checkPlaceNames, nameSlips } from '../../tools/content-check/rules/place-names';
import { found, SOUTH, southWith } from './support';

it.each([
  ['letters that a name lost', 'De Myvatn à Husavik.', ['Mývatn', 'Húsavík']],
  ['letters that both languages drop', 'Oʻahu, puis Mo’orea.', ['Oahu', 'Moorea']],
  ['names as they are', 'Mývatn, Lāhainā, Oahu, Reykjavik, Haleakalā.', []],
  ['a name within another word', 'Molokaiens et Lanaise.', []],
  ['a body’s own name', 'Hawaiʻi State Parks ; ʻōlelo Hawaiʻi.', []],
])('spelling: %s', (_, text, expected) => {
  expect(nameSlips(text).map(({ message }) => message.replace(/^.*expected /, ''))).toEqual(expected);
});

it('is held in texts that somebody reads, with the place', () => {
  expect(found(checkPlaceNames, southWith('Un.\n\nVers Myvatn.'))).toEqual([
    `content/${SOUTH}/fr.md:7 "Myvatn" is spelt otherwise elsewhere; expected Mývatn`,
  ]);
});
