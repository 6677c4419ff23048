/** The patches of gatsby-source-strapi, each by the function that it changes; fetching has a file of its own. */
const mockCreated: Entry[] = [];
jest.mock('gatsby-source-filesystem', () => ({
  createRemoteFileNode: (options: Entry) => Promise.resolve({ id: String(mockCreated.push(options)) }),
}));

type Entry = Record<string, unknown>;
type Endpoint = { readonly singularName: string; readonly queryParams: { readonly locale?: string } };
type Known = Record<string, readonly { readonly id: string }[]>;
type Node = Entry & { readonly id: string; readonly internal: { readonly content: string } };

const { getEndpoints, buildMapFromNodes, buildNodesToRemoveMap } = jest.requireActual<{
  getEndpoints: (config: object, schemas: readonly object[]) => Endpoint[];
  buildMapFromNodes: (nodes: readonly object[]) => Known;
  buildNodesToRemoveMap: (known: Known, endpoints: readonly object[], data: readonly Entry[][]) => Known;
}>('gatsby-source-strapi/dist/helpers');
const { createNodes } = jest.requireActual<{
  createNodes: (entry: Entry, context: object, uid: string) => Node[];
}>('gatsby-source-strapi/dist/normalize');
const { cleanAttributes } = jest.requireActual<{
  cleanAttributes: (attributes: Entry, schema: object, schemas: readonly object[], version: number) => Entry;
}>('gatsby-source-strapi/dist/clean-data');
const { downloadFile, downloadMediaFiles } = jest.requireActual<{
  downloadFile: (file: Entry, context: object) => Promise<string>;
  downloadMediaFiles: (entries: readonly Entry[], context: object, uid: string) => Promise<Entry[]>;
}>('gatsby-source-strapi/dist/download-media-files');

const UID = 'api::article.article';
const ARTICLE = {
  uid: UID,
  schema: {
    kind: 'collectionType',
    singularName: 'article',
    pluralName: 'articles',
    attributes: {
      titre: { type: 'string' },
      corps: { type: 'richtext' },
      photo: { type: 'media' },
      suite: { type: 'relation', target: UID },
      details: { type: 'json' },
    },
  },
};
const nodesOf = (entry: Entry, config: object = {}) =>
  createNodes(
    entry,
    {
      schemas: [ARTICLE],
      strapiConfig: config,
      createNodeId: (name: string) => name,
      createContentDigest: (value: unknown) => JSON.stringify(value),
      getNode: () => undefined,
    },
    UID,
  );
const [FRENCH, ENGLISH] = ['fr', 'en'].map((locale) => ({ documentId: 'a', id: 1, locale, titre: locale }));
const known = (...entries: (Entry | undefined)[]) =>
  buildMapFromNodes(entries.flatMap((entry = {}) => nodesOf({ ...entry })));
const ENDPOINT = { singularName: 'article' };

describe('the languages of a document', () => {
  it('have a node each', () => {
    const ids = [FRENCH, ENGLISH].flatMap((entry) => nodesOf({ ...entry })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('are linked to in the language of the one that links', () => {
    const [first] = nodesOf({ ...FRENCH }).slice(-1);
    const linking = nodesOf({ documentId: 'b', id: 2, locale: 'fr', suite: { ...FRENCH } }).slice(-1);
    expect(linking).toEqual([expect.objectContaining({ suite___NODE: first?.id })]);
  });

  it('are fetched from an endpoint each', () => {
    const types = ['fr', 'en'].map((locale) => ({ singularName: 'article', queryParams: { locale } }));
    const endpoints = getEndpoints({ collectionTypes: types, singleTypes: [] }, [ARTICLE]);
    expect(endpoints.map(({ queryParams }) => queryParams.locale)).toEqual(['fr', 'en']);
  });

  it('go one by one', () => {
    const gone = buildNodesToRemoveMap(known(FRENCH, ENGLISH), [ENDPOINT], [[{ ...ENGLISH }]]);
    expect(gone).toEqual({ STRAPI_ARTICLE: [expect.objectContaining({ id: 'STRAPI_ARTICLE-a_fr' })] });
  });
});

it('a type that has lost all entries loses all nodes', () => {
  const gone = buildNodesToRemoveMap(known(FRENCH), [ENDPOINT], [[]]);
  expect(gone['STRAPI_ARTICLE']).toHaveLength(1);
});

it('a thousand entries are not each compared with a thousand others', () => {
  let compared = 0;
  const entries = Array.from({ length: 1000 }, (_, id) => ({ documentId: String(id), locale: 'fr' }));
  const nodes = entries.map(({ documentId }) => ({
    id: documentId,
    get strapi_document_id_or_regular_id() {
      compared += 1;
      return `${documentId}_fr`;
    },
  }));
  const gone = buildNodesToRemoveMap({ STRAPI_ARTICLE: nodes }, [ENDPOINT], [entries]);
  expect(gone).toEqual({ STRAPI_ARTICLE: [] });
  expect(compared).toBe(1000);
});

it('a file keeps its focal point', () => {
  const photo = { id: 3, name: 'geyser', focalPoint: { x: 0.2, y: 0.4 }, url: '/geyser.jpg' };
  const cleaned = cleanAttributes({ photo }, ARTICLE, [ARTICLE], 5);
  expect(cleaned['photo']).toMatchObject({ focalPoint: { x: 0.2, y: 0.4 } });
});

it('entries are one node each where the site asks for no others', () => {
  const entry = { ...FRENCH, details: { a: 1 } };
  expect(nodesOf({ ...entry })).toHaveLength(2);
  const nodes = nodesOf({ ...entry }, { entriesOnly: true });
  expect(nodes.map(({ internal }) => JSON.parse(internal.content) as unknown)).toEqual([entry]);
});

describe('the pictures of a text', () => {
  const file = (id: number, url: string) => ({ id, url, updatedAt: '1' });
  const text = '![Gone](/uploads/gone.jpg)\n\n![Geyser](/uploads/geyser_0a1b2c3d4e.jpg)';
  const context = (fetched: string[]) => ({
    schemas: [ARTICLE],
    strapiConfig: { apiURL: 'http://cms' },
    files: new Map([['/uploads/geyser_0a1b2c3d4e.jpg', file(1, '/uploads/geyser_0a1b2c3d4e.jpg')]]),
    axiosInstance: { get: (address: string) => Promise.resolve(void fetched.push(address)) },
    cache: { get: () => Promise.resolve({ updatedAt: '1', fileNodeID: 'node' }) },
    actions: { touchNode: () => undefined },
    getNode: () => ({}),
  });

  it('keep their words when one before them is gone, and are looked up in the list of all files', async () => {
    const entry = { corps: { data: text, medias: [] as Entry[] } };
    const fetched: string[] = [];
    await downloadMediaFiles([entry], context(fetched), UID);
    expect(entry.corps.medias).toEqual([
      expect.objectContaining({ alternativeText: 'Geyser', localFile___NODE: 'node' }),
    ]);
    expect(fetched).toEqual([]);
  });
});

it.each([
  ['/uploads/geyser_0a1b2c3d4e.jpg', 'geyser'],
  ['/uploads/c%C3%B4te_d_azur_0a1b2c3d4e.v2.jpg', 'côte_d_azur_0a1b2c3d4e.v2'],
  ['/uploads/geyser.jpg', 'geyser'],
])('the file %s is named as its editor named it', async (url, name) => {
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const context = { cache, actions: {}, strapiConfig: { apiURL: 'http://cms' } };
  await downloadFile({ id: 1, url, updatedAt: '1' }, context);
  expect(mockCreated.at(-1)).toMatchObject({ url: `http://cms${url}`, name });
});

export {};
