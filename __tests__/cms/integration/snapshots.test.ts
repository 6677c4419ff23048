import { logIn } from '../../support/cms/admin';
import { cmsToken, cmsUrl, required } from '../../support/served';

const ARTICLE = 'api::article.article';
const run = String(Date.now());

async function asPublisher(method: string, action: string, body?: object) {
  const answer = await fetch(`${cmsUrl()}/api/publication/${action}`, {
    method,
    headers: {
      authorization: `Bearer ${required('TEST_PUBLISHER_SECRET')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** The number of the last snapshot, once everything that is published has one. */
async function look(): Promise<number> {
  for (let before = -1; ;) {
    const { body } = await asPublisher('GET', 'inventory');
    const now = body['snapshot'] as number;
    if (now === before) return now;
    before = now;
  }
}

const goLive = (from: number, to: number, setAside: object[] = []) =>
  asPublisher('POST', 'live', { from, to, setAside });

/** Returns the titles in what the build is given instead of the entry. */
async function liveTitles(documentId: string, query = 'kind=article&locale=fr'): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${cmsToken()}` };
  const answer = await fetch(`${cmsUrl()}/api/snapshots/${documentId}?${query}`, { headers });
  if (answer.status === 404) return [];
  const { data } = (await answer.json()) as { data: { titre: string }[] };
  return data.map(({ titre }) => titre);
}

let documentId: string;
let count = 0;
/** Publishes a new version. @returns its title */
async function publish(): Promise<string> {
  count += 1;
  const titre = `Version ${String(count)} ${run}`;
  const answer = await (await logIn()).act(ARTICLE, documentId, 'fr', 'publish', { titre });
  expect(answer.status).toBe(200);
  return titre;
}

beforeAll(async () => {
  const data = {
    titre: `Version ${run}`,
    slug: `instantane-${run}`,
    article_general: true,
    corps: 'Un texte.',
  };
  ({ documentId } = await (await logIn()).create(ARTICLE, 'fr', data));
});
afterAll(async () => {
  await (
    await logIn()
  ).request('DELETE', `/content-manager/collection-types/${ARTICLE}/${documentId}?locale=fr`);
});

describe('the snapshot of a publication', () => {
  it('is there for the build once a release went live that shows it', async () => {
    const first = await publish();
    const at = await look();
    expect(await liveTitles(documentId)).toEqual([]);
    expect(await goLive(at, at)).toMatchObject({ status: 200 });
    expect(await liveTitles(documentId)).toEqual([first]);
    expect(await liveTitles(documentId, 'kind=article&locale=en')).toEqual([]);
    expect(await liveTitles(documentId, 'kind=comment&locale=fr')).toEqual([]);
    expect((await goLive(at, at)).body).toEqual({ marked: 0 });
  });

  it('is among what no release has shown yet, until one does', async () => {
    const changes = async () => {
      const { body } = await asPublisher('GET', 'changes');
      return (body['changes'] as { documentId: string }[]).filter((one) => one.documentId === documentId);
    };
    await publish();
    const [change, ...others] = await changes();
    expect(others).toEqual([]);
    expect(change).toEqual({ kind: 'article', documentId, locale: 'fr', version: expect.any(String) });
    await publish();
    expect(await changes()).not.toEqual([change]);
    const at = await look();
    await goLive(at, at);
    expect(await changes()).toEqual([]);
  });

  it('is not, of an entry that the release has set aside', async () => {
    const before = await liveTitles(documentId);
    await publish();
    const at = await look();
    await goLive(at, at, [{ kind: 'article', documentId, locale: 'fr' }]);
    expect(await liveTitles(documentId)).toEqual(before);
  });

  it('is not, when the entry was published again while the site was built', async () => {
    const before = await liveTitles(documentId);
    await publish();
    const from = await look();
    const second = await publish();
    const to = await look();
    await goLive(from, to);
    expect(await liveTitles(documentId)).toEqual(before);
    await goLive(to, to);
    expect(await liveTitles(documentId)).toEqual([second, ...before]);
  });

  it('has the shape that the build reads, without what is private', async () => {
    const headers = { authorization: `Bearer ${cmsToken()}` };
    const answer = await fetch(`${cmsUrl()}/api/snapshots/${documentId}?kind=article&locale=fr`, { headers });
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    expect(data[0]).toMatchObject({ documentId, locale: 'fr', corps: { data: 'Un texte.', medias: [] } });
    expect(Object.keys(data[0] ?? {})).not.toContain('import_key');
  });
});

describe('an entry', () => {
  const standing = async (query: string, uid = ARTICLE) => {
    const answer = await (await logIn()).request('GET', `/publication/entry?uid=${uid}&${query}`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const own = () => `documentId=${documentId}&locale=fr`;

  it('says whether visitors read what is published of it, and where', async () => {
    const page = expect.stringMatching(new RegExp(`/fr/instantane-${run}/$`)) as string;
    await publish();
    // Nobody listens where the publisher would be.
    expect(await standing(own())).toEqual({ status: 200, state: 'unreachable', page });
    const at = await look();
    await goLive(at, at);
    expect(await standing(own())).toMatchObject({ state: 'live', page });
    expect(await standing(`documentId=${documentId}&locale=en`)).toEqual({ status: 200, state: 'draft' });
  });

  it('that is a country says that it has no page before its first article', async () => {
    const admin = await logIn();
    const uid = 'api::country.country';
    const country = await admin.create(uid, 'fr', { pays: `Fidji ${run}`, slug: `fidji-${run}` });
    const query = `documentId=${country.documentId}&locale=fr`;
    expect((await admin.act(uid, country.documentId, 'fr', 'publish')).status).toBe(200);
    expect(await standing(query, uid)).toMatchObject({ page: null });
    const deletion = `/content-manager/collection-types/${uid}/${country.documentId}?locale=fr`;
    expect((await admin.request('DELETE', deletion)).status).toBe(200);
  });

  it.each([
    ['is not there', 'documentId=nobody&locale=fr', 404],
    ['is asked for in no language', 'documentId=nobody', 400],
  ])('that %s has no standing', async (_, query, status) => {
    expect(await standing(query)).toMatchObject({ status });
  });
});

it.each([
  ['a number that is none', { from: 'x', to: 1, setAside: [] }, 'from'],
  [
    'an entry without a language',
    { from: 1, to: 1, setAside: [{ kind: 'article', documentId: 'a' }] },
    'locale',
  ],
])('the publisher is told what is wrong with %s', async (_, body, names) => {
  const answer = await asPublisher('POST', 'live', body);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(names);
});
