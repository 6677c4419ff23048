import { articlesOfStep, sortGuides } from '../../src/content/article/order';
import { announcement } from '../../src/features/language/announcer';
import { formatDate, formatDuration, formatNumber } from '../../src/features/article/format';
import { groupByCountry } from '../../src/features/sitemap/group';

describe('guides (SPEC §4)', () => {
  it('leave out interet, and go by type, hike and title, all descending', () => {
    const guide = (type: string | null, title: string, isHike = false) => ({ type, title, isHike });
    const sorted = sortGuides(
      [
        guide('interet', 'i'),
        guide('loisir', 'a', true),
        guide('loisir', 'b'),
        guide('loisir', 'c'),
        guide('zone', 'z'),
        guide(null, 'n'),
      ],
      'fr',
    );
    expect(sorted.map(({ title }) => title)).toEqual(['z', 'a', 'c', 'b', 'n']);
  });

  it('of a step go by their place, those without one last', () => {
    const article = (menuPosition: number | null, title: string, step = 2) => ({ step, menuPosition, title });
    const listed = articlesOfStep(
      [article(null, 'b'), article(null, 'a'), article(2, 'y'), article(1, 'z'), article(1, 'x', 3)],
      2,
      'fr',
    );
    expect(listed.map(({ title }) => title)).toEqual(['z', 'y', 'a', 'b']);
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
    const [first] = groupByCountry([country], articles, 'fr');
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
    [formatDate('2026-09-14', 'fr'), '14 septembre 2026'],
    [formatDate('2026-09-14', 'en'), '14 September 2026'],
    [formatNumber(8.5, 'fr'), '8,5'],
    [formatDuration(45), '45\u00a0min'],
    [formatDuration(120), '2\u00a0h'],
    [formatDuration(125), '2\u00a0h\u00a005'],
    [announcement('Navigated to Islande', 'fr'), 'Page affichée\u00a0: Islande'],
    [announcement('Navigated to Iceland', 'en'), 'Navigated to Iceland'],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected);
  });
});
