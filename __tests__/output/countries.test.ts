import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testContent } from '../support/served';
import {
  allText,
  attribute,
  builtPaths,
  exists,
  find,
  readPage,
  readText,
  text,
} from '../support/site/built-site';

type Article = { readonly path: string; readonly cover: unknown; readonly standfirst: string | null };
type PageData = { readonly result: { readonly data: { readonly articles: { readonly nodes: Article[] } } } };

const words = (path: string) => find(readPage(path), 'main').map(text).join(' ');

/** Things that SPEC §1 names, in our words, by page. */
const LABELS: readonly (readonly [path: string, labels: readonly string[]])[] = [
  [
    '/',
    [
      'Envie d’évasion',
      'le voyage de vos rêves sans prise de tête',
      'Un guide complet',
      'Des articles par centaines',
      'Des avis francs',
      'Des idées d’excursions',
      'Une carte interactive',
      'Choisir une destination',
      'Polynésie française',
      'Hawaï',
      'Islande',
      'États-Unis',
      'Derniers articles',
      'La carte',
    ],
  ],
  [
    '/en/',
    [
      'Longing to get away',
      'the trip of your dreams without the hassle',
      'A complete guide',
      'Hundreds of articles',
      'Honest notes',
      'Excursion ideas',
      'An interactive map',
      'Choose a destination',
      'French Polynesia',
      'Hawaii',
      'Iceland',
      'United States',
      'Latest articles',
      'The map',
    ],
  ],
  ...['/fr/islande/', '/fr/hawaii/', '/fr/etats-unis/', '/fr/polynesie-francaise/'].map(
    (path) =>
      [
        path,
        [
          'Huit étapes pour préparer le voyage',
          'Quand, combien',
          'Les guides, région par région',
          'Climat mois par mois',
          'Les chiffres, mois par mois',
          'Testé et approuvé',
          'Réserver',
          'lien publicitaire',
          'Toute la carte',
          'Urgences',
          'Sources officielles',
          'Guides de voyage',
        ],
      ] as const,
  ),
  ...['/en/iceland/', '/en/hawaii/', '/en/united-states/', '/en/french-polynesia/'].map(
    (path) =>
      [
        path,
        [
          'Eight steps to plan the journey',
          'When, how much',
          'Guides, region by region',
          'Climate month by month',
          'The numbers, month by month',
          'Tested and approved',
          'Book',
          'The whole map',
          'Emergencies',
          'Official sources',
          'Travel guides',
        ],
      ] as const,
  ),
];

describe('the labels of SPEC §1', () => {
  it.each(LABELS)('are on %s', (path, labels) => {
    const shown = words(path).replace(/\s+/g, ' ');
    expect(labels.filter((label) => !shown.includes(label))).toEqual([]);
  });

  it('include eight steps in order on every main destination', () => {
    for (const path of ['/fr/islande/', '/en/iceland/', '/fr/etats-unis/', '/en/french-polynesia/']) {
      const page = readPage(path);
      const steps = page.elements
        .map((element) => attribute(element, 'id') ?? '')
        .filter((id) => /^step-\d$/.test(id));
      expect([path, steps]).toEqual([path, [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `step-${number}`)]);
    }
  });
});

/** The pages of the main destinations, with their folders of the content. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/fr/islande/': 'islande',
  '/fr/hawaii/': 'hawaii',
  '/fr/etats-unis/': 'usa',
  '/fr/polynesie-francaise/': 'polynesie',
  '/en/iceland/': 'islande',
  '/en/hawaii/': 'hawaii',
  '/en/united-states/': 'usa',
  '/en/french-polynesia/': 'polynesie',
};
const MAIN = Object.keys(FOLDERS);
/** One that has as many articles as a country has in earnest. */
const FULL = ['/fr/islande/', '/en/iceland/'];

/** The articles that the content has for a country’s page. */
function sourcesOf(path: string): string[] {
  const [content = ''] = testContent().split(':');
  const folder = join(content, 'countries', FOLDERS[path] ?? '', 'articles');
  return readdirSync(folder).filter((key) => existsSync(join(folder, key, `${path.slice(1, 3)}.md`)));
}

it.each(MAIN)('the climate of %s stands in its HTML in a sentence and a table', (path) => {
  const page = readPage(path);
  const [table] = find(page, 'details').filter((element) => /mm/.test(text(element)));
  expect(table && text(table).match(/−?\d+°/g)).toHaveLength(24);
  expect(find(page, 'figcaption').map(text).join(' ')).toMatch(/\d°/);
});

it.each(MAIN)(
  'the chart of the climate of %s stands in its HTML, and says nothing that its table does not',
  (path) => {
    const [figure] = find(readPage(path), 'figure');
    const [chart] = figure ? find(figure, 'div', { 'aria-hidden': 'true' }) : [];
    if (!chart) throw new Error('expected a chart in the first figure');
    // Temperatures, rain and daylight.
    expect(find(chart, 'svg')).toHaveLength(3);
    expect(text(chart).match(/−?\d+°/g)).toHaveLength(24);
    // A bar for each month.
    const shapes = find(chart, 'path').map((shape) => attribute(shape, 'd') ?? '');
    expect(shapes.map((shape) => shape.match(/M[\d.]+ 100V/g)?.length)).toContain(12);
  },
);

it.each(MAIN)('%s has each of its articles once, as a card with its first words', (path) => {
  const { result } = JSON.parse(readText(`/page-data${path}page-data.json`)) as PageData;
  const cards = find(readPage(path), 'article').map(
    (card) => [attribute(find(card, 'a')[0] ?? card, 'href'), card] as const,
  );
  const { nodes } = result.data.articles;
  expect(sourcesOf(path).length).toBeGreaterThan(FULL.includes(path) ? 24 : 0);
  expect(nodes.filter(({ standfirst }) => standfirst).length).toBeGreaterThanOrEqual(sourcesOf(path).length);
  const whole = nodes.map((article) => {
    const [card, ...again] = cards.filter(([address]) => address === article.path).map(([, found]) => found);
    const hasWords = card && (article.standfirst === null || text(card).includes(article.standfirst));
    return [article.path, hasWords, again.length];
  });
  expect(whole).toEqual(nodes.map(({ path: address }) => [address, true, 0]));
});

const DESIGNS = ['lead', 'small', 'words'];

it.each(MAIN)('every card of %s has a picture, but for those of words only', (path) => {
  const { result } = JSON.parse(readText(`/page-data${path}page-data.json`)) as PageData;
  const covered = new Set(result.data.articles.nodes.flatMap(({ path: to, cover }) => (cover ? [to] : [])));
  const cards = find(readPage(path), 'article').filter((card) =>
    covered.has(attribute(find(card, 'a')[0] ?? card, 'href') ?? ''),
  );
  const designs = cards.map((card) => attribute(card, 'data-design'));
  expect(DESIGNS).toEqual(expect.arrayContaining(designs));
  if (FULL.includes(path)) expect(designs).toEqual(expect.arrayContaining(DESIGNS));
  expect(cards.map((card) => find(card, 'picture').length)).toEqual(
    designs.map((design) => (design === 'words' ? 0 : 1)),
  );
});

it.each(MAIN)('the excursions of %s lead to articles that have them in full', (path) => {
  const links = find(readPage(path), 'a').filter((link) => attribute(link, 'href')?.endsWith('#excursions'));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const article = attribute(link, 'href')?.replace('#excursions', '') ?? '';
    const [band] = find(readPage(article), 'section', { id: 'excursions' });
    expect([article, band && text(band)]).toEqual([article, expect.stringContaining(text(link))]);
  }
});

describe('what only the other language has', () => {
  it('is on its country’s page, labelled, and leads to a page that exists', () => {
    const labelled = (path: string) =>
      find(readPage(path), 'a')
        .filter((link) => attribute(link, 'hreflang') === 'fr' && text(link).endsWith('in French'))
        .map((link) => attribute(link, 'href') ?? '');
    for (const path of ['/en/iceland/', '/en/french-polynesia/', '/en/autria/', '/en/test-country/']) {
      const links = labelled(path);
      expect([path, links.length > 0]).toEqual([path, true]);
      expect(links.filter((link) => !link.startsWith('/fr/') || !exists(`${link}index.html`))).toEqual([]);
    }
  });

  it('is in no menu and in no sitemap of a language that has it not', () => {
    expect(words('/en/sitemap/')).not.toContain('Un essai seulement français');
    expect(readText('/menus/en/test-country.json')).not.toContain('test-seulement-francais');
  });
});

it('the list of addresses holds every page of an entry', () => {
  const pages = JSON.parse(readText('/addresses/pages.json')) as Record<string, [string, string]>[];
  const listed = pages.flatMap((page) => Object.values(page).map(([path]) => path)).sort();
  const own = builtPaths().filter(
    (path) =>
      /^\/(fr|en)\/./.test(path) &&
      !/\/(carte|map|recherche|search|hors-ligne|offline|mon-voyage|my-trip)\/$/.test(path),
  );
  expect(listed).toEqual(own);
});

it('the designers’ gallery is in no build', () => {
  expect(exists('/gallery/')).toBe(false);
  expect(allText()).not.toContain('Every component in its states');
});
