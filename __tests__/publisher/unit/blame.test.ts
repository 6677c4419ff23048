import { entriesAtFault } from '../../../publisher/cycle/blame';

const page = (path: string, documentId: string, kind = 'article') => ({
  kind,
  documentId,
  locale: 'fr',
  path,
});
const pages = [
  page('/', 'site', 'site'),
  page('/fr/islande/', 'islande', 'country'),
  page('/fr/islande/geysir/', 'geysir'),
  page('/fr/contact/', 'contact', 'page'),
];
const change = (kind: string, documentId: string, locale = 'fr') => ({
  kind,
  documentId,
  locale,
  version: 'v',
});
const changed = [
  change('article', 'geysir'),
  change('article', 'geysir', 'en'),
  change('static-page', 'contact'),
  change('region', 'sud'),
];

it.each([
  [
    'a page that is missing',
    '/fr/islande/geysir/ is missing: the article (fr, id geysir) is published',
    ['geysir'],
  ],
  ['a file of a page', 'fr/islande/geysir/index.html holds a null character', ['geysir']],
  ['a page’s data', 'page-data/fr/islande/geysir/page-data.json is missing', ['geysir']],
  ['a page of the site', 'fr/contact/index.html ends before </html>', ['contact']],
  ['a page whose entry is as it was', 'fr/islande/index.html holds a null character', []],
  ['a page that nobody has published', '/fr/islande/ge/ must not be there: no article (fr) is published', []],
  ['a feed', 'fr/rss.xml is cut off', []],
])('%s is the fault of the new entry that it shows, if there is one', (_, fault, expected) => {
  expect(entriesAtFault([fault], pages, changed).map(({ documentId }) => documentId)).toEqual(expected);
});

it('blames nobody where many pages are broken at once', () => {
  const many = Array.from({ length: 6 }, (_, index) => `a${index}`);
  const faults = many.map((id) => `/fr/${id}/ is missing`);
  const all = many.map((id) => page(`/fr/${id}/`, id));
  expect(
    entriesAtFault(
      faults,
      all,
      many.map((id) => change('article', id)),
    ),
  ).toEqual([]);
  expect(
    entriesAtFault(
      faults.slice(1),
      all,
      many.map((id) => change('article', id)),
    ),
  ).toHaveLength(5);
});
