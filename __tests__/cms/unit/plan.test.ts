import { loadCatalogue } from '../../../cms/src/seed/catalogue/load';
import { planEntries } from '../../../cms/src/seed/plan';
import { onlyAvailable } from '../../../cms/src/seed/plan/available';
import { EntryRef, ImageRef, type PlannedEntry, TextWithMedia } from '../../../cms/src/seed/plan/types';
import { fileInfo } from '../../../cms/src/seed/write/media-info';
import { ARTICLE, COUNTRY, REGION, SITE } from '../../../cms/src/strapi/uids';
import { removeContent, writeContent } from './support/content';

const root = writeContent();
const catalogue = loadCatalogue([root]);
const types = onlyAvailable(planEntries(catalogue));

afterAll(() => {
  removeContent(root);
});

function entry(uid: string, key: string, locale: string): PlannedEntry {
  const found = types
    .flatMap(({ entries }) => entries)
    .find((e) => e.uid === uid && e.key === key && e.locale === locale);
  if (found === undefined) throw new Error(`not planned: ${uid} ${key} ${locale}`);
  return found;
}

it('plans what others stand under before them', () => {
  const names = types.map(({ name }) => name);
  expect(names.indexOf('countries')).toBeLessThan(names.indexOf('regions'));
  expect(names.indexOf('regions')).toBeLessThan(names.indexOf('articles'));
  expect(types.flatMap(({ entries }) => entries)).toHaveLength(2 + 2 + 2 + 2 + 2 + 5);
});

it('turns links into the site’s addresses, per language, and leaves pictures to the CMS', () => {
  const corps = (locale: string) => entry(ARTICLE, 'south', locale).data.corps;
  expect(corps('fr')).toEqual(new TextWithMedia('[a](/fr/decalage/) [b](/fr/islande/) ![c](media:beach)'));
  expect(corps('en')).toEqual(new TextWithMedia('[a](/en/iceland/only/#top) [b](/en/contact/)'));
});

it('names relations by key, and leaves out those without a text in the language', () => {
  expect(entry(ARTICLE, 'south', 'fr').data).toMatchObject({
    pay: new EntryRef(COUNTRY, 'islande'),
    region: new EntryRef(REGION, 'sud'),
    couverture: new ImageRef('beach', 'Plage'),
    import_key: 'south',
  });
  const sixth = (locale: string) => entry(COUNTRY, 'islande', locale).data.articles_etape6;
  expect(sixth('fr')).toEqual([new EntryRef(ARTICLE, 'south')]);
  expect(sixth('en')).toEqual([new EntryRef(ARTICLE, 'south'), new EntryRef(ARTICLE, 'only-english')]);
});

it('plans drafts as drafts', () => {
  expect(entry(ARTICLE, 'jet-lag', 'fr').status).toBe('published');
  expect(entry(ARTICLE, 'jet-lag', 'en').status).toBe('draft');
});

it('keeps the mutual-aid group French', () => {
  const networks = (locale: string) =>
    (entry(SITE, 'site', locale).data.liens_sociaux as { reseau: string }[]).map(({ reseau }) => reseau);
  expect(networks('fr')).toEqual(['video', 'entraide']);
  expect(networks('en')).toEqual(['video']);
});

it('gives a file its credit line and its focal point in percent', () => {
  expect(catalogue.media.map(fileInfo)).toEqual([
    {
      name: 'beach.jpg',
      alternativeText: 'Plage',
      caption: 'Grand Large — CC BY 4.0',
      focalPoint: { x: 62.4, y: 40 },
    },
  ]);
});
