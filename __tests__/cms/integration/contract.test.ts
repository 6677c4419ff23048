import fc from 'fast-check';
import { describeProblem } from '../../../src/content/content-error';
import { judgeWith } from '../../../src/site-build/nodes/judge';
import { SOURCE_TYPES } from '../../../src/site-build/source/source-types';
import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { typedEntries } from '../../support/cms/generated-entries';
import { LIMITS } from '../../support/limits';
import { cmsToken, cmsUrl, required } from '../../support/served';

const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** Entries of each kind. */
const COUNT = Math.min(Number(process.env['FUZZ_RUNS'] ?? 40), 400);

// As long as many entries take; a hang still ends.
jest.setTimeout(Math.max(LIMITS.test, COUNT * 2_000));
process.stdout.write(`contract: FUZZ_SEED=${String(seed)}, ${String(COUNT)} entries of each kind\n`);

const run = String(Date.now());

type Answer = { data?: { documentId: string }; snapshot?: number; error?: { message: string } };

let token: string;
const call = async (method: string, path: string, body?: object, as = token) => {
  const answer = await callAs(as, method, path, body);
  const text = await answer.text();
  return { status: answer.status, ...(text === '' ? {} : (JSON.parse(text) as Answer)) };
};

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;

async function lookAndGoLive(): Promise<void> {
  const publisher = required('TEST_PUBLISHER_SECRET');
  // A look makes 500 snapshots at most.
  for (let before = -1; ;) {
    const { snapshot = 0 } = await call('GET', '/api/publication/inventory', undefined, publisher);
    if (snapshot === before) {
      const release = { from: snapshot, to: snapshot, setAside: [] };
      expect((await call('POST', '/api/publication/live', release, publisher)).status).toBe(200);
      return;
    }
    before = snapshot;
  }
}

/** An entry as the source plugin gives it to the build. */
async function sourced(kind: string, documentId: string): Promise<unknown> {
  const answer = await fetch(`${cmsUrl()}/api/snapshots/${documentId}?kind=${kind}&locale=fr`, {
    headers: { authorization: `Bearer ${cmsToken()}` },
  });
  const { data } = (await answer.json()) as { data: unknown[] };
  return data[0];
}

let iceland: string;
beforeAll(async () => {
  ({ token } = await makeAdmin('strapi-super-admin'));
  const admin = await logIn();
  ({ documentId: iceland } = await admin.find('api::country.country', 'fr', { slug: 'islande' }));
});

it.each(['article', 'country', 'region', 'excursion', 'map-feature'])(
  'whatever is typed as %s is refused in words or can be built',
  async (kind) => {
    const uid = `api::${kind}.${kind}`;
    const pay = kind === 'country' ? {} : { pay: { connect: [{ documentId: iceland, locale: 'fr' }] } };
    const made: string[] = [];
    const taken: string[] = [];
    for (const [index, entry] of fc.sample(typedEntries(kind), { seed, numRuns: COUNT }).entries()) {
      const slug = 'slug' in entry ? { slug: `contrat-${run}-${String(index)}` } : {};
      const created = await call('POST', `${listOf(uid)}?locale=fr`, { ...entry, ...slug, ...pay });
      expect([201, 400]).toContain(created.status);
      if (!created.data) continue;
      const { documentId } = created.data;
      made.push(documentId);
      const at = `${listOf(uid)}/${documentId}/actions/publish?locale=fr`;
      const published = await call('POST', at, {});
      expect([200, 400]).toContain(published.status);
      if (published.status === 200) taken.push(documentId);
      else expect(published.error?.message).not.toBe('');
    }
    // Were nothing taken, this would say nothing.
    expect(taken.length).toBeGreaterThan(COUNT / 10);
    await lookAndGoLive();
    const raw = new Map<string, unknown[]>(SOURCE_TYPES.map(({ rawType }) => [rawType, []]));
    const add = async (of: string, documentId: string) => {
      const { rawType = '' } = SOURCE_TYPES.find(({ singularName }) => singularName === of) ?? {};
      raw.get(rawType)?.push(await sourced(of, documentId));
    };
    await add('country', iceland);
    for (const documentId of taken) await add(kind, documentId);
    const { problems } = await judgeWith(() => Promise.resolve([]))(raw);
    for (const documentId of made) await call('DELETE', `${listOf(uid)}/${documentId}?locale=fr`);
    expect(problems.map(describeProblem)).toEqual([]);
  },
);
