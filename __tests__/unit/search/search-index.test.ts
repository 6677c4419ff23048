import { BAD_INPUT } from '../../../bench/search/bad-input';
import type { Locale } from '../../../src/config/locales';
import { loadLanguage } from '../../../src/content/search/languages';
import { SearchIndex } from '../../../src/content/search/search-index';
import type { SearchEntry } from '../../../src/content/search/types';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  path: `/${title}/`,
  kind: 'article',
  title,
  country: 'Islande',
  region: '',
  words: '',
  lead: '',
  headings: '',
  text: '',
  ...more,
});

const ENTRIES = [
  entry('Reykjavik', { lead: 'La capitale.' }),
  entry('Vík', { kind: 'place', lead: 'Village au pied de Reynisfjall.' }),
  entry('La côte sud entre Seljalandsfoss et Vík'),
  entry('Voir les macareux de Látrabjarg', {
    words: 'puffin',
    lead: 'Des falaises. Les oiseaux se laissent approcher.',
    text: 'On vient en juin. Les baleines passent au large.\nLe thé est servi à la ferme.',
  }),
  entry('Louer une voiture', { text: 'Un 4×4 ne sert qu’aux pistes.' }),
];

const open = async (locale: Locale = 'fr', entries = ENTRIES) =>
  SearchIndex.of(entries, locale, await loadLanguage(locale));

const titles = (index: SearchIndex, question: string) => {
  const { exact, close } = index.search(question, 8);
  return [exact, close].map((results) => results.map(({ entry: { title } }) => title));
};

describe('the index', () => {
  it('is made in slices, between which the page answers', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 6));
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    await open();
    expect(pauses).toHaveBeenCalledTimes(ENTRIES.length);
    clock.mockRestore();
    pauses.mockRestore();
  });

  it('takes Vík for Vík, and not for Reykjavik', async () => {
    const index = await open();
    expect(titles(index, 'vik')).toEqual([['Vík', 'La côte sud entre Seljalandsfoss et Vík'], []]);
  });

  it('gives close answers no more room than the exact ones leave', async () => {
    const index = await open('fr', [entry('Macareux'), entry('Maccareux'), entry('Macaerux')]);
    const { exact, close } = index.search('macareux', 2);
    expect([exact.length, close.length]).toEqual([1, 1]);
  });

  it.each([
    ['latrabjarg', 'Voir les macareux de Látrabjarg'],
    ['Macareux', 'Voir les macareux de Látrabjarg'],
    ['baleine', 'Voir les macareux de Látrabjarg'],
    ['puffin', 'Voir les macareux de Látrabjarg'],
    ['4x4', 'Louer une voiture'],
    ['où louer des voitures', 'Louer une voiture'],
    ['maca', 'Voir les macareux de Látrabjarg'],
  ])('answers “%s” exactly', async (question, title) =>
    expect(titles(await open(), question)[0]?.[0]).toBe(title),
  );

  it.each(['macaerux', 'maccareux', 'latrabjrg', 'mcareux de latrabjag'])(
    'answers “%s” as something close',
    async (question) =>
      expect(titles(await open(), question)).toEqual([
        [],
        expect.arrayContaining(['Voir les macareux de Látrabjarg']),
      ]),
  );

  it('ranks what is written as it was typed first', async () => {
    const drinks = [entry('The', { text: 'xx' }), entry('Thé', { text: 'xx' })];
    const index = await open('fr', drinks);
    expect(titles(index, 'thé')[0]?.[0]).toBe('Thé');
  });

  it('puts what is called just as was typed before what says it more often', async () => {
    const often = { lead: 'Vík', headings: 'Vík', text: 'Vík' };
    const index = await open('fr', [entry('La plage de Vík', often), entry('Vík')]);
    expect(titles(index, 'vik')).toEqual([['Vík', 'La plage de Vík'], []]);
  });

  it('finds nothing in nothing', async () => expect(titles(await open(), '  ')).toEqual([[], []]));

  it('finds nothing that is not there', async () =>
    expect(titles(await open(), 'xylophone')).toEqual([[], []]));

  it('shows the sentence that matches, with the word marked', async () => {
    const [result] = (await open()).search('baleine', 8).exact;
    expect(result?.sentence).toEqual([
      { text: 'Les ', isMarked: false },
      { text: 'baleines', isMarked: true },
      { text: ' passent au large.', isMarked: false },
    ]);
  });

  it('shows a heading that matches where no sentence does', async () => {
    const [result] = (
      await open('fr', [
        entry('Cercle de diamant', {
          lead: 'Des cascades.',
          headings: 'Quand\nHljóðaklettar',
          text: 'En été.',
        }),
      ])
    ).search('hljodaklettar', 8).exact;
    expect(result?.sentence).toEqual([{ text: 'Hljóðaklettar', isMarked: true }]);
  });

  it('shows the standfirst where only the title matches', async () => {
    const [result] = (await open()).search('látrabjarg', 8).exact;
    expect(result?.sentence.map(({ text }) => text).join('')).toBe(
      'Des falaises. Les oiseaux se laissent approcher.',
    );
    expect(result?.title.filter(({ isMarked }) => isMarked)).toEqual([
      { text: 'Látrabjarg', isMarked: true },
    ]);
  });

  it.each(Object.entries(BAD_INPUT))('is not disturbed by %s', async (_, question) => {
    const { exact, close } = (await open()).search(question, 8);
    expect(exact.length + close.length).toBeLessThanOrEqual(8);
  });
});
