import { sortMenuGuides, sortRegions } from '../../../src/content/article/order';
import { countryMenu, guideIcon } from '../../../src/content/menu/country-menu';
import { menuDataPath } from '../../../src/routing/paths';
import { truncateTitle } from '../../../src/routing/truncate';

const article = (title: string, more = {}) => ({
  path: `/fr/islande/${title}/`,
  title,
  shortTitle: null,
  type: null,
  step: null,
  icon: null,
  isHike: false,
  menuPosition: null,
  region: null,
  ...more,
});
const north = { id: 'n', title: 'Nord' };
const east = { id: 'e', title: 'Est' };
const menuOf = (articles: ReturnType<typeof article>[], more = {}) =>
  countryMenu({
    articles,
    regions: [north, east],
    steps: [{ number: 2, title: 'Période et budget' }],
    excursionArticles: [],
    ...more,
  });

describe('tools and tips (SPEC §3)', () => {
  it('are grouped by steps with the steps’ own numbers; empty steps are dropped', () => {
    const { steps } = menuOf([article('bonus', { step: 8 }), article('budget', { step: 2 })]);
    expect(steps.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Période et budget'],
      [8, null],
    ]);
  });

  it('are sorted by position_page_pays', () => {
    const { steps } = menuOf([
      article('b', { step: 2, menuPosition: 2 }),
      article('a', { step: 2, menuPosition: 10 }),
      article('c', { step: 2, menuPosition: 1 }),
    ]);
    expect(steps[0]?.articles.map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  });

  it('take step 6 from its own list, in that order', () => {
    const { steps } = menuOf([article('a', { step: 1 })], {
      excursionArticles: [article('z', { icon: 'ticket' }), article('a')],
    });
    expect(
      steps.map(({ number, articles }) => [number, articles.map(({ title, icon }) => [title, icon])]),
    ).toEqual([
      [1, [['a', 'etape-1']]],
      [
        6,
        [
          ['z', 'ticket'],
          ['a', 'etape-6'],
        ],
      ],
    ]);
  });

  it('have no steps for a country without articles', () => {
    expect(menuOf([])).toEqual({ steps: [], regions: [] });
  });
});

describe('travel guides', () => {
  it('are grouped by regions, by title; regions without guides are left out', () => {
    const { regions } = menuOf([
      article('a', { region: north, type: 'zone' }),
      article('b', { region: east, type: 'top' }),
      article('c', { region: { id: 'unknown' }, type: 'top' }),
    ]);
    expect(regions.map(({ title }) => title)).toEqual(['Est', 'Nord']);
  });

  it('leave out interet articles', () => {
    const { regions } = menuOf([article('a', { region: north, type: 'interet' })]);
    expect(regions).toEqual([]);
  });

  it('are sorted by type, then by the short title', () => {
    const guides = [
      article('a', { type: 'zone' }),
      article('c', { type: 'loisir', shortTitle: 'Y' }),
      article('b', { type: 'loisir', shortTitle: 'Z' }),
      article('i', { type: 'interet' }),
    ];
    expect(sortMenuGuides(guides).map(({ title }) => title)).toEqual(['c', 'b', 'a']);
  });

  it.each([
    [{ step: 3, type: 'zone', isHike: false }, 'etape-3'],
    [{ step: null, type: 'zone', isHike: false }, 'type-zone'],
    [{ step: null, type: null, isHike: false }, 'type-autre'],
    [{ step: null, type: 'loisir', isHike: true }, 'type-rando'],
  ])('%j shows %s', (guide, icon) => {
    expect(guideIcon(guide)).toBe(icon);
  });
});

it('sorts regions as the language does', () => {
  const titles = ['Ouest', 'Île', 'Est'].map((title) => ({ title }));
  expect(sortRegions(titles).map(({ title }) => title)).toEqual(['Est', 'Île', 'Ouest']);
});

it('knows where a menu is fetched', () => {
  expect(menuDataPath('/en/iceland/')).toBe('/menus/en/iceland.json');
});

describe('a title that is too long (SPEC §9)', () => {
  it.each([
    ['Une semaine dans le Sud', 40, 'Une semaine dans le Sud'],
    ['Une semaine dans le Sud', 23, 'Une semaine dans le Sud'],
    ['Une semaine dans le Sud', 22, 'Une semaine dans le…'],
    ['Une semaine dans le Sud', 19, 'Une semaine dans le…'],
    ['Une semaine dans le Sud', 14, 'Une semaine…'],
    ['Sud, puis Nord', 6, 'Sud…'],
    ['Eyjafjallajökull', 4, 'Eyja…'],
    ['👩‍👩‍👧 en voyage', 3, '👩‍👩‍👧…'],
    ['', 5, ''],
    // The accent is a character of its own.
    ['Cafe\u0301teria', 4, 'Cafe\u0301…'],
    ['Œuvre d’art', 5, 'Œuvre…'],
    ['ab\u200d\u0301cdef', 2, 'ab\u200d\u0301…'],
  ])('%j cut at %i is %j', (title, length, expected) => {
    expect(truncateTitle(title, length)).toBe(expected);
  });

  it('of 200 characters ends at a space', () => {
    const cut = truncateTitle('mot '.repeat(50).trim(), 70);
    expect(cut.length).toBeLessThanOrEqual(71);
    expect(cut).toMatch(/mot…$/);
  });
});
