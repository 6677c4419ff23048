import { articlesOfStep, readingNeighbours, sortGuides } from '../../../src/content/article/order';
import { formatDuration } from '../../../src/features/article/format';
import { announcement } from '../../../src/features/language/announcer';
import { groupByCountry } from '../../../src/features/sitemap/group';

describe('guides (SPEC §4)', () => {
  it('leave out interet, and go by type, hike and title, all descending', () => {
    const guide = (type: string | null, title: string, isHike = false) => ({ type, title, isHike });
    const sorted = sortGuides([
      guide('interet', 'i'),
      guide('loisir', 'a', true),
      guide('loisir', 'b'),
      guide('loisir', 'c'),
      guide('zone', 'z'),
      guide(null, 'n'),
    ]);
    expect(sorted.map(({ title }) => title)).toEqual(['z', 'a', 'c', 'b', 'n']);
  });

  it('of a step go by their place, those without one last', () => {
    const article = (menuPosition: number | null, title: string, step = 2) => ({ step, menuPosition, title });
    const listed = articlesOfStep(
      [article(null, 'b'), article(null, 'a'), article(2, 'y'), article(1, 'z'), article(1, 'x', 3)],
      2,
    );
    expect(listed.map(({ title }) => title)).toEqual(['z', 'y', 'a', 'b']);
  });
});

describe('the articles before and after an article', () => {
  const entry = (id: string, place: object) => ({
    id,
    title: id,
    locale: 'fr' as const,
    countryId: 'islande',
    regionId: null,
    step: null,
    menuPosition: null,
    type: 'zone',
    isHike: false,
    ...place,
  });

  it.each([
    [
      'of a step go by their place in the menu, whatever their region',
      [
        entry('c', { step: 2, regionId: 'nord' }),
        entry('b', { step: 2, menuPosition: 2 }),
        entry('a', { step: 2, menuPosition: 1 }),
      ],
      ['a', 'b', 'c'],
    ],
    [
      'of a region go as the country’s page lists them, and sights last',
      [
        entry('a', { regionId: 'nord', type: 'interet' }),
        entry('b', { regionId: 'nord' }),
        entry('c', { regionId: 'nord', isHike: true }),
      ],
      ['c', 'b', 'a'],
    ],
    ['of a country without region or step', [entry('a', {}), entry('b', {})], ['b', 'a']],
    ['without a country', [entry('a', { countryId: null }), entry('b', { countryId: null })], ['b', 'a']],
  ])('%s', (_, articles, order) => {
    const neighbours = readingNeighbours(articles);
    expect(order.map((id) => neighbours.get(id))).toEqual(
      order.map((__, index) => ({ previous: order[index - 1], next: order[index + 1] })),
    );
  });

  it.each([
    ['country', { countryId: 'usa' }],
    ['region', { regionId: 'sud' }],
    ['step', { step: 1 }],
    ['language', { locale: 'en' as const }],
  ])('never lie in another %s', (_, place) => {
    const neighbours = readingNeighbours([entry('a', {}), entry('b', place)]);
    expect([...neighbours.values()]).toEqual([{}, {}]);
  });
});

describe('the sitemap', () => {
  it('lists every article once: by step, then region, then the rest', () => {
    const country = { path: '/fr/islande/', name: 'Islande', icon: null, hasMap: false, steps: [] };
    const article = (title: string, step: number | null, region: string | null) => ({
      path: `/${title}/`,
      title,
      step,
      country,
      region: region ? { title: region } : null,
    });
    const articles = [
      article('r', null, null),
      article('n', null, 'Nord'),
      article('b', 8, null),
      article('a', 1, null),
    ];
    const [first] = groupByCountry([country], articles);
    expect(first?.groups.map(({ articles: listed }) => listed.map(({ title }) => title))).toEqual([
      ['a'],
      ['b'],
      ['n'],
      ['r'],
    ]);
  });
});

describe('words of a language', () => {
  it.each([
    [formatDuration(45), '45\u00a0min'],
    [formatDuration(120), '2\u00a0h'],
    [formatDuration(125), '2\u00a0h\u00a005'],
    [announcement('Navigated to Islande', 'fr'), 'Page affichée\u00a0: Islande'],
    [announcement('Navigated to Iceland', 'en'), 'Navigated to Iceland'],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected);
  });
});
