import {
  entryFindings,
  largePicture,
  markdownPictures,
  type PublishedEntry,
  translationFindings,
} from '../../../cms/src/domain/report';

const NOW = new Date('2026-11-01T12:00:00Z');

const entry = (change: Partial<PublishedEntry> = {}): PublishedEntry => ({
  kind: 'article',
  documentId: 'k3v9',
  locale: 'fr',
  title: 'Geysir',
  publishedAt: new Date('2026-10-01T00:00:00Z'),
  seoTitle: undefined,
  seoDescription: undefined,
  checkedOn: '2026-10-01',
  days: { verifie_le: '2026-10-01' },
  tellsWhatWasChecked: false,
  announcement: undefined,
  pictures: [{ fileId: 1, alternative: 'Un geyser' }],
  texts: ['![Un bassin](/uploads/b.jpg)'],
  ...change,
});

const version = (locale: string, publishedAt: string, documentId = 'k3v9') => ({
  ...entry({ locale, documentId }),
  publishedAt: new Date(publishedAt),
});

/** Lists the rules by which something is found, without the words. */
const rulesOf = (change: Partial<PublishedEntry>) =>
  entryFindings(entry(change), NOW).map(({ rule }) => rule);

it('an entry in order has no finding', () => {
  expect(entryFindings(entry(), NOW)).toEqual([]);
});

it('a day that has not come is told', () => {
  const days = { publie_le: '2026-11-02', mis_a_jour_le: '2062-01-01' };
  expect(entryFindings(entry({ days }), NOW)).toMatchObject([
    { rule: 'future-day', detail: { en: '“Updated on” (mis_a_jour_le), 2062-01-01, has not come yet' } },
  ]);
});

describe('translations', () => {
  it.each([
    ['both', [version('fr', '2026-10-01'), version('en', '2026-10-01')], []],
    ['one', [version('fr', '2026-10-01')], ['fr missing-translation is not published in English']],
    ['the other', [version('en', '2026-10-01')], ['en missing-translation is not published in French']],
    ['30 days apart', [version('fr', '2026-10-01'), version('en', '2026-10-31')], []],
    [
      '31 days apart',
      [version('fr', '2026-10-01'), version('en', '2026-11-01')],
      ['fr stale-translation the other language was published 31 days later'],
    ],
    [
      '31 days apart, the other way',
      [version('fr', '2026-11-01'), version('en', '2026-10-01')],
      ['en stale-translation the other language was published 31 days later'],
    ],
    [
      'of different entries',
      [version('fr', '2026-10-01', 'a'), version('en', '2026-10-01', 'b')],
      [
        'fr missing-translation is not published in English',
        'en missing-translation is not published in French',
      ],
    ],
  ])('published in %s', (_, versions, expected) => {
    const found = translationFindings(versions);
    expect(found.map(({ locale, rule, detail }) => `${locale} ${rule} ${detail.en}`)).toEqual(expected);
  });

  it('of different types are different entries, whatever their ids', () => {
    const [fr, en] = [version('fr', '2026-10-01'), { ...version('en', '2026-10-01'), kind: 'country' }];
    expect(translationFindings([fr, en])).toHaveLength(2);
  });
});

describe('alternative texts', () => {
  const picture = (alternative: string | null) => ({ fileId: 1, alternative });
  it.each([
    ['there', [picture('Un geyser')], ['![Un bassin](/b.jpg)'], []],
    ['empty', [picture('')], [], ['a picture has no alternative text']],
    ['blank', [picture(' ')], [], ['a picture has no alternative text']],
    ['absent twice', [picture(null), picture(null)], [], ['2 pictures have no alternative text']],
    [
      'empty in a text',
      [],
      ['Un mot.\n\n![](/b.jpg)'],
      ['the picture /b.jpg in the text has no alternative text'],
    ],
    [
      'blank in a text',
      [],
      ['![ ](/b.jpg "Titre")'],
      ['the picture /b.jpg in the text has no alternative text'],
    ],
    ['in code', [], ['`![](/b.jpg)`\n\n```\n![](/c.jpg)\n```'], []],
    [
      'empty, by reference',
      [],
      ['![][b]\n\n[b]: /b.jpg'],
      ['the picture /b.jpg in the text has no alternative text'],
    ],
    ['of a link', [], ['[](/b.jpg)'], []],
  ])('%s', (_, pictures, texts, expected) => {
    const found = entryFindings(entry({ pictures, texts }), NOW);
    expect(found.map(({ detail }) => detail.en)).toEqual(expected);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(
      new Set(expected.length > 0 ? ['missing-alternative'] : []),
    );
  });

  it('and addresses of pictures in Markdown', () => {
    expect(markdownPictures('a ![b \\] c](</uploads/d.jpg> "e") ![f][g]\n\n[g]: /uploads/h.jpg')).toEqual([
      { alternative: 'b \\] c', source: '/uploads/d.jpg' },
      { alternative: 'f', source: '/uploads/h.jpg' },
    ]);
  });

  it.each(['![a]()', '![a]( )', '![a](<>)', '![a](<> "b")'])('of which %s has none', (text) => {
    expect(markdownPictures(text)).toEqual([{ alternative: 'a', source: '' }]);
  });

  const SHOWN = '![a](b.jpg)';
  it.each([
    ['a block of code', `\`\`\`md\n${SHOWN}\n\`\`\`\nend`, 0],
    ['a block of another kind', `~~~\n\`\`\`\n${SHOWN}\n~~~`, 0],
    ['a block in a longer fence', `\`\`\`\`\n\`\`\`\n${SHOWN}\n\`\`\`\`\n${SHOWN}`, 1],
    ['a block that nothing closes', `${SHOWN}\n~~~\n${SHOWN}`, 1],
    ['code in a line', `\`${SHOWN}\` and \`\`${SHOWN}\`\``, 0],
    ['three backticks in a line', `\`\`\`${SHOWN}\`\`\`\n${SHOWN}`, 1],
    ['a backtick that nothing closes', `it\`s ${SHOWN}`, 1],
  ])('%s shows those outside of it', (_, text, number) => {
    expect(markdownPictures(text)).toHaveLength(number);
  });
});

describe('lengths', () => {
  it.each([
    ['title', 80],
    ['seoTitle', 60],
    ['seoDescription', 155],
  ] as const)('%s: %i characters at most', (field, limit) => {
    expect(rulesOf({ [field]: 'é'.repeat(limit) })).toEqual([]);
    // A character outside the basic plane is one, and not two.
    expect(rulesOf({ [field]: '🐋'.repeat(limit) })).toEqual([]);
    const [found] = entryFindings(entry({ [field]: 'é'.repeat(limit + 1) }), NOW);
    expect(found).toMatchObject({
      rule: 'long-text',
      detail: { en: expect.stringContaining(`has ${limit + 1} characters, at most ${limit}`) },
    });
  });
});

describe('checks', () => {
  it.each([
    ['of today', '2026-11-01', []],
    ['a year ago', '2025-11-02', []],
    ['more than a year ago', '2025-10-31', ['unchecked']],
    ['never', null, ['unchecked']],
    ['of a type that is never checked', undefined, []],
  ])('%s', (_, checkedOn, expected) => {
    expect(rulesOf({ checkedOn })).toEqual(expected);
  });

  it('without a day, of an article that says what was checked', () => {
    expect(rulesOf({ checkedOn: null, tellsWhatWasChecked: true })).toEqual([]);
    expect(rulesOf({ checkedOn: '2025-10-31', tellsWhatWasChecked: true })).toEqual(['unchecked']);
  });
});

describe('announcements', () => {
  it.each([
    ['of tomorrow', '2026-11-02', []],
    ['of today', '2026-11-01', ['due']],
    ['of last year', '2025-11-01', ['due']],
  ])('%s', (_, day, expected) => {
    expect(rulesOf({ announcement: { day, what: 'réouverture' } })).toEqual(expected);
  });
});

describe('pictures', () => {
  const file = { documentId: 'f1', name: 'geysir.jpg', width: 4000, height: 3000, size: 5000 };
  it.each([
    ['at the limits', {}, ['Geysir'], undefined],
    ['too wide', { width: 4001 }, ['Geysir'], '4001 × 3000 px, 5.0 MB; “Geysir”'],
    ['too heavy', { size: 5100 }, ['Geysir', 'Strokkur'], '4000 × 3000 px, 5.1 MB; “Geysir” and 1 more'],
    ['without a width', { width: null, size: 6000 }, ['Geysir'], '6.0 MB; “Geysir”'],
    ['too wide, and used nowhere', { width: 4001 }, [], undefined],
  ])('%s', (_, change, users, expected) => {
    const [found] = largePicture({ ...file, ...change }, users);
    expect(found?.detail.en).toBe(expected);
  });

  it('are files, which have no language', () => {
    expect(largePicture({ ...file, width: 9000 }, ['Geysir'])[0]).toMatchObject({
      rule: 'large-picture',
      kind: 'file',
      documentId: 'f1',
      locale: null,
      title: 'geysir.jpg',
    });
  });
});

it('a finding names its entry, in both languages', () => {
  expect(entryFindings(entry({ checkedOn: null }), NOW)).toEqual([
    {
      rule: 'unchecked',
      kind: 'article',
      documentId: 'k3v9',
      locale: 'fr',
      title: 'Geysir',
      detail: {
        fr: 'ne dit ni ce qui a été vérifié (verifie), ni quand (verifie_le)',
        en: 'says neither what was checked (verifie) nor when (verifie_le)',
      },
    },
  ]);
});
