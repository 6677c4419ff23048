import { readFileSync } from 'node:fs';
import { spotOnStill } from '../../../src/content/map/still';
import { bookChapters, type BookChapter } from '../../../src/site-build/books/chapters';
import { bookCover } from '../../../src/site-build/books/cover';
import { bookMap } from '../../../src/site-build/books/map';
import { bookWords, fillIn } from '../../../src/site-build/books/words';

const article = (title: string, more: object = {}) => ({
  id: title,
  title,
  path: `/fr/islande/${title}/`,
  type: 'zone',
  isHike: false,
  step: null,
  menuPosition: null,
  region: null,
  ...more,
});

const COUNTRY = {
  path: '/fr/islande/',
  name: 'Islande',
  steps: [{ number: 1, title: 'Découvrir' }],
  regions: [
    { id: 'r2', title: 'Ouest' },
    { id: 'r1', title: 'Côte sud' },
    { id: 'r3', title: 'Sans article' },
  ],
  articles: [
    article('z', { step: 2, menuPosition: 2 }),
    article('a', { step: 2, menuPosition: 1 }),
    article('vik', { region: 'r1' }),
    article('geysir', { region: 'r1', type: 'interet' }),
    article('budir', { region: 'r2' }),
    article('seul'),
  ],
  excursionArticles: [] as readonly string[],
};

/** Titles, those of inner chapters after those that hold them. */
const titles = (chapters: readonly BookChapter[]): string[] =>
  chapters.flatMap(({ title, chapters: inner = [] }) => [title, ...titles(inner).map((each) => `- ${each}`)]);

describe('the chapters of a country', () => {
  const words = bookWords('fr');

  it('are its beginning, eight steps with their articles, and regions with theirs, as its page has them', () => {
    const chapters = bookChapters(COUNTRY, words);
    expect(titles(chapters)).toEqual([
      'Islande',
      'Découvrir',
      'Période, durée et budget',
      '- a',
      '- z',
      ...[3, 4, 5, 6, 7, 8].map((number) => words.country.steps[number as 3]),
      'Côte sud',
      '- vik',
      '- geysir',
      'Ouest',
      '- budir',
      'Ailleurs dans le pays',
      '- seul',
    ]);
    expect(chapters[1]).toMatchObject({ kicker: 'Étape 1', section: 'step-1', isPrinted: true });
    expect(chapters.find(({ title }) => title === 'Côte sud')).toMatchObject({
      section: 'region-cote-sud',
      kicker: 'Région',
    });
  });

  it('have the articles of step 6 there, in the editors’ order, and no region without others', () => {
    const listed = { ...COUNTRY, excursionArticles: ['seul', 'budir'] };
    const all = titles(bookChapters(listed, words));
    const step6 = all.indexOf(words.country.steps[6]);
    expect(all.slice(step6 + 1, step6 + 3)).toEqual(['- seul', '- budir']);
    expect(all).not.toContain('Ouest');
    expect(all).not.toContain('Ailleurs dans le pays');
    expect(titles(bookChapters({ ...listed, steps: [] }, words))).toContain('Ouest');
  });

  it('hold every article once, also where the country has no steps', () => {
    const all = (steps: typeof COUNTRY.steps) =>
      titles(bookChapters({ ...COUNTRY, steps, excursionArticles: ['seul'] }, words)).map((title) =>
        title.replace(/^- /, ''),
      );
    for (const steps of [COUNTRY.steps, []])
      for (const { title } of COUNTRY.articles)
        expect(all(steps).filter((each) => each === title)).toEqual([title]);
  });
});

describe('the map of a book', () => {
  const place = (
    title: string,
    layer: 'randonnees' | 'points_interet',
    coordinates: readonly [number, number],
  ) => ({
    title,
    layer,
    geometry: { type: 'Point' as const, coordinates },
    description: null,
    article: null,
  });

  it('numbers the places by kind and name, and says where they are', () => {
    const map = bookMap(
      {
        path: '/fr/islande/',
        name: 'Islande',
        frame: { west: -25, south: 63, east: -13, north: 67 },
        places: [
          place('Vík', 'points_interet', [-19.0087651, 63.4186001]),
          place('Eyjan', 'randonnees', [-16.5, 66]),
          place('Ásbyrgi', 'points_interet', [-16.5, 66]),
          place('Ailleurs', 'points_interet', [10, 10]),
        ],
      },
      bookWords('fr'),
    );
    const listed = map.groups.flatMap(({ places }) =>
      places.map(({ number, title }) => `${number} ${title}`),
    );
    expect(listed).toEqual(['1 Ailleurs', '2 Ásbyrgi', '3 Vík', '4 Eyjan']);
    const [elsewhere, , vik] = map.groups[0]?.places ?? [];
    expect(elsewhere?.spot).toBeNull();
    expect([vik?.latitude, vik?.longitude]).toEqual([63.4186, -19.00877]);
    expect(map.drawing).toBe('/maps/islande.svg');
  });

  it('has its places where the drawing has them', () => {
    const drawing = readFileSync('static/maps/islande.svg', 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
    expect(spotOnStill('islande', [-26, 68])).toEqual({ x: 0, y: 0 });
    expect(spotOnStill('islande', [-12, 62])).toEqual({ x: Number(width), y: Number(height) });
  });
});

it('a cover fits its title between its margins, however long it is', () => {
  for (const title of ['USA', 'Polynésie française', 'Une destination au nom vraiment très long']) {
    const { overlay } = bookCover({ title, subtitle: 'Guide', siteName: 'Grand Large', country: null });
    const starts = [...overlay.matchAll(/translate\(([\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.max(...starts)).toBeLessThan(1200 - 96);
  }
});

it('words keep the names that only the maker of a book can fill in', () => {
  expect(fillIn('{{brand}}, le {{day}}', { brand: 'Grand Large' })).toBe('Grand Large, le {{day}}');
});
