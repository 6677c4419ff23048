import { checkHeadings } from '../../tools/content-check/rules/headings';
import { checkMarkup } from '../../tools/content-check/rules/markup';
import { checkRepeats } from '../../tools/content-check/rules/repeats';
import { type Files, found, page, SOUTH, southWith } from './support';

const FR = `content/${SOUTH}/fr.md`;
const EN = `content/${SOUTH}/en.md`;

describe('headings', () => {
  it.each<[string, string[]]>([
    ['## Un\n\n### Deux\n\n#### Trois\n\n## Quatre', []],
    ['```\n# no heading\n```', []],
    ['# Un', [`${FR}:5 a heading starts at ##; the title is the only # of the page: "Un"`]],
    ['### Un', [`${FR}:5 the heading is ###; expected ## at most here: "Un"`]],
    ['## Un\n\n#### Deux', [`${FR}:7 the heading is ####; expected ### at most here: "Deux"`]],
    ['## Un\n\nTexte\n\n##\n', [`${FR}:9 the heading is empty: ""`]],
    ['## Un\n\n### **un**', [`${FR}:7 the heading is in this text already: "un"`]],
  ])('of %j', (body, expected) => {
    expect(found(checkHeadings, southWith(body))).toEqual(expected);
  });

  it('may be the same in two articles', () => {
    const body = { ...southWith('## Un'), [`${SOUTH}/en.md`]: page('titre: South\nslug: south', '## Un') };
    expect(found(checkHeadings, body)).toEqual([]);
  });
});

describe('markup', () => {
  it.each([
    '[a](article:jet-lag#a) [b](country:islande) [c](page:contact) ![d](media:beach)',
    '[a](https://example.org) [b](#ancre) [c](mailto:a@example.org)',
    ':::conseil\nUn\n:::\n\n:::attention\nDeux\n:::',
  ])('has nothing against %j', (body) => {
    expect(found(checkMarkup, southWith(body))).toEqual([]);
  });

  it.each([
    ['[a](/fr/islande/)', '5 the link leads to "/fr/islande/"'],
    ['Un\n\n[a](articles:jet-lag)', '7 the link leads to "articles:jet-lag"'],
    ['![a](beach.jpg)', '5 the link leads to "beach.jpg"'],
    ['Un\n\n:::tip\nDeux\n:::', '7 ":::tip" is no box'],
    ['[a] (article:jet-lag)', '5 "(article:" is a link that shows as text'],
    ['##Un', '5 "##U" shows as text'],
    ['Un\ndeux<br>trois', '6 "<br>" is HTML'],
  ])('finds %j', (body, expected) => {
    expect(found(checkMarkup, southWith(body))[0]).toContain(`${FR}:${expected}`);
  });
});

describe('paragraphs', () => {
  const long = `Un paragraphe assez long pour que personne ne l’écrive deux fois par hasard, et de ${'plus'}.`;
  const inJetLag = (text: string) => ({
    'articles/jet-lag/fr.md': page('titre: Décalage\nslug: decalage', text),
  });
  const twice = `the same paragraph is in ${FR}:5: "${long.toLowerCase().slice(0, 40)}…"`;

  it.each<[string, Files, string[]]>([
    ['one that stands once', southWith(long), []],
    ['a short one', { ...southWith('Un paragraphe.'), ...inJetLag('Un paragraphe.') }, []],
    ['a twin in a text', southWith(`${long}\n\n${long}`), [`${FR}:7 ${twice}`]],
    [
      'a twin in another article, differently broken and marked up',
      { ...southWith(long), ...inJetLag(`Texte.\n\n- **Un** paragraphe\n  ${long.slice(14)}`) },
      [`content/articles/jet-lag/fr.md:7 ${twice}`],
    ],
    [
      'a twin in the other language',
      { ...southWith(long), [`${SOUTH}/en.md`]: page('titre: South\nslug: south', long) },
      [],
    ],
    [
      'a twin in a field',
      { [`${SOUTH}/en.md`]: page(`titre: South\nslug: south\nchapeau: ${long}`, long) },
      [`${EN}:6 ${twice.replace(`${FR}:5`, `${EN}:4`)}`],
    ],
  ])('%s', (_, changes, expected) => {
    expect(found(checkRepeats, changes)).toEqual(expected);
  });
});
