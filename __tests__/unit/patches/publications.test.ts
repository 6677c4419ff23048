type Question = { readonly url: string; readonly params?: { readonly filters?: object } };

/** Questions that were asked of the CMS. */
const mockAsked: Question[] = [];
const mockArticle = {
  uid: 'api::article.article',
  schema: { kind: 'collectionType', singularName: 'article', pluralName: 'articles', attributes: {} },
};
jest.mock('gatsby-source-strapi/dist/axios-instance', () => ({
  createAxiosInstance: () =>
    Object.assign(
      (question: Question) => {
        mockAsked.push(question);
        return Promise.resolve({ data: { data: [{ id: 1, documentId: 'geyser', updatedAt: '10:00' }] } });
      },
      {
        get: (url: string) =>
          Promise.resolve({
            data: url.includes('upload') ? [] : { data: url.includes('content-types') ? [mockArticle] : [] },
          }),
      },
    ),
}));

const { sourceNodes } = jest.requireActual<{
  sourceNodes: (api: object, options: object) => Promise<void>;
}>('gatsby-source-strapi/dist/gatsby-node');

const remembered = new Map<string, unknown>();
const API = {
  actions: { createNode: () => undefined, deleteNode: () => undefined, touchNode: () => undefined },
  cache: {
    get: (key: string) => Promise.resolve(remembered.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void remembered.set(key, value)),
  },
  createContentDigest: (value: unknown) => JSON.stringify(value),
  createNodeId: (name: string) => name,
  getNode: () => undefined,
  getNodes: () => [],
  reporter: { info: () => undefined },
};

it('no build asks only for what was updated since the last one, which leaves out what was published', async () => {
  const options = {
    apiURL: 'http://cms',
    collectionTypes: [{ singularName: 'article', queryParams: { populate: '*' } }],
  };
  await sourceNodes(API, options);
  await sourceNodes(API, options);
  expect(mockAsked).toHaveLength(2);
  expect(mockAsked.map(({ params }) => params?.filters)).toEqual([undefined, undefined]);
});

export {};
