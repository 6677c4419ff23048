type Entry = {
  readonly id: number;
  readonly documentId: string;
  readonly locale: string;
  readonly updatedAt: string;
};
type Question = {
  readonly url: string;
  readonly params: { readonly fields?: readonly string[]; readonly filters?: object };
};
type Changed = { readonly data: readonly Entry[][]; readonly remember: () => Promise<void> };

const { fetchChanged } = jest.requireActual<{
  fetchChanged: (endpoints: readonly object[], context: object) => Promise<Changed>;
}>('gatsby-source-strapi/dist/changed-entries');

const ATTRIBUTES = { locale: { type: 'string' }, updatedAt: { type: 'datetime' } };
const SCHEMA = {
  uid: 'article',
  schema: { kind: 'collectionType', singularName: 'article', attributes: ATTRIBUTES },
};
const ENDPOINT = {
  endpoint: '/api/articles',
  uid: 'article',
  incremental: true,
  queryParams: { locale: 'fr', populate: '*', pagination: { page: 1, pageSize: 100 } },
};
const entry = (documentId: string, id: number, updatedAt: string): Entry => ({
  id,
  documentId,
  locale: 'fr',
  updatedAt,
});
const [GEYSER, LAGOON] = [entry('geyser', 1, '10:00'), entry('lagoon', 2, '10:00')];

/** A site that builds several times: its cache, and the nodes of what it has fetched. */
class Site {
  private readonly cache = new Map<string, unknown>();
  private readonly nodes = new Map<string, object>();
  isIncomplete = false;

  /** @returns what one build asked for, and of which entries it made nodes */
  async build(entries: readonly Entry[], files: readonly object[] = []) {
    const questions: Question[] = [];
    const said: string[] = [];
    const context = {
      schemas: [SCHEMA],
      files: new Map(files.map((file) => [file, file])),
      createContentDigest: (value: unknown) => JSON.stringify(value),
      createNodeId: (name: string) => name,
      getNode: (id: string) => this.nodes.get(id),
      cache: {
        get: (key: string) => Promise.resolve(this.cache.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(void this.cache.set(key, value)),
      },
      reporter: { info: () => undefined, panic: (message: string) => said.push(message) },
      axiosInstance: (question: Question) => {
        questions.push(question);
        const wanted = JSON.stringify(question.params.filters ?? '');
        const data = entries.filter(({ documentId }) => wanted === '""' || wanted.includes(documentId));
        return Promise.resolve({ data: { data: data.map((one) => ({ ...one })) } });
      },
      isIncomplete: this.isIncomplete,
    };
    const { data, remember } = await fetchChanged([ENDPOINT], context);
    for (const made of data.flat())
      this.nodes.set(`STRAPI_ARTICLE-${made.documentId}_fr`, { internal: { content: JSON.stringify(made) } });
    await remember();
    expect(said).toEqual([]);
    return {
      asked: questions.map(({ params }) => (params.fields ? 'keys' : params.filters ? 'some' : 'all')),
      made: data.flat().map(({ documentId }) => documentId),
    };
  }
}

let site: Site;
beforeEach(() => (site = new Site()));

describe('a build fetches', () => {
  it('everything at first', async () => {
    await expect(site.build([GEYSER, LAGOON])).resolves.toEqual({
      asked: ['all'],
      made: ['geyser', 'lagoon'],
    });
  });

  it('keys alone when nothing has changed', async () => {
    await site.build([GEYSER, LAGOON]);
    await expect(site.build([GEYSER, LAGOON])).resolves.toEqual({ asked: ['keys'], made: [] });
  });

  it('the entry that was edited', async () => {
    await site.build([GEYSER, LAGOON]);
    const edited = entry('geyser', 1, '11:00');
    await expect(site.build([edited, LAGOON])).resolves.toEqual({
      asked: ['keys', 'some'],
      made: ['geyser'],
    });
  });

  it('the entry that was published, although it was last updated before the build before', async () => {
    await site.build([GEYSER, LAGOON]);
    const published = entry('geyser', 3, '09:00');
    await expect(site.build([published, LAGOON])).resolves.toEqual({
      asked: ['keys', 'some'],
      made: ['geyser'],
    });
  });

  it.each([
    ['an entry is new', () => site.build([GEYSER, LAGOON, entry('fjord', 4, '11:00')])],
    ['an entry is gone', () => site.build([GEYSER])],
    ['a file has changed', () => site.build([GEYSER, LAGOON], [{ id: 1, updatedAt: '11:00' }])],
  ])('everything again when %s', async (_, buildAgain) => {
    await site.build([GEYSER, LAGOON]);
    expect((await buildAgain()).asked).toEqual(['keys', 'all']);
  });

  it('everything again after a build in which a file could not be downloaded', async () => {
    site.isIncomplete = true;
    await site.build([GEYSER, LAGOON]);
    expect((await site.build([GEYSER, LAGOON])).asked).toEqual(['all']);
  });
});

export {};
