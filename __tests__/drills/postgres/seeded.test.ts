import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceCounts, type SourceCounts } from '../../../src/site-build/source/source-check';
import { logIn } from '../../support/cms/admin';
import { fiveAlike, nineWithOneToken } from '../../support/cms/at-once';
import { startCluster, type Cluster } from '../../support/cms/postgres';
import { testShortIds } from '../../support/cms/short-ids';
import { visitor } from '../../support/cms/visitor';
import { testContent } from '../../support/served';
import { readPostgres } from '../../support/upgrade/tables';

const CMS = join(__dirname, '../../../cms');
const {
  TEST_POSTGRES_BIN: bin = '',
  TEST_PORT: port = '',
  TEST_POSTGRES_PORT: databasePort = '',
} = process.env;
const cmsUrl = `http://127.0.0.1:${port}`;

let cluster: Cluster;
let data: string;
let cms: ChildProcess;
let said = '';

/** Boots the CMS on PostgreSQL with the tests’ content and waits until it answers. */
async function boot() {
  said = '';
  cms = spawn('npm', ['run', '--silent', 'start'], {
    cwd: CMS,
    detached: true,
    env: {
      ...process.env,
      CMS_PORT: port,
      CMS_DATA_DIR: data,
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: cluster.url,
      SERVE_ADMIN_PANEL: 'false',
      // The visitors of these tests come from many addresses, as behind a proxy.
      TRUSTED_PROXIES: '1',
      SEED_ON_START: 'true',
      CONTENT_DIR: testContent(),
    },
  });
  const ended = once(cms, 'exit').then(() => {
    throw new Error(`the CMS ended:\n${said.slice(-3000)}`);
  });
  const ready = new Promise<void>((resolve) => {
    for (const stream of [cms.stdout, cms.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Strapi started successfully')) resolve();
      });
  });
  await Promise.race([ready, ended]);
}

async function stop() {
  if (cms.exitCode !== null || cms.signalCode !== null) return;
  const ended = once(cms, 'close').catch(() => undefined);
  if (cms.pid !== undefined) process.kill(-cms.pid, 'SIGTERM');
  await ended;
}

function count(): Promise<SourceCounts> {
  const cmsToken = /^CMS_TOKEN=(.*)$/m.exec(readFileSync(join(CMS, '.env'), 'utf8'))?.[1] ?? '';
  return readSourceCounts({ cmsUrl, cmsToken });
}

beforeAll(() => {
  // Where the visitors of these tests write.
  process.env['TEST_CMS_URL'] = cmsUrl;
  data = mkdtempSync(join(tmpdir(), 'grand-large-cms-'));
  process.env['TEST_CMS_DATA'] = data;
  cluster = startCluster(bin, Number(databasePort));
});
afterAll(async () => {
  await stop();
  cluster.stop();
  rmSync(data, { recursive: true, force: true });
});

it('boots, seeds and counts on PostgreSQL; a second boot changes nothing', async () => {
  await boot();
  const counts = await count();
  await stop();
  expect(counts.get('country (en)')).toBe(9);
  expect(counts.get('region (fr)')).toBe(24);
  expect(counts.get('article (fr)')).toBeGreaterThanOrEqual(14);
  expect(counts.get('map-feature (en)')).toBeGreaterThanOrEqual(15);

  await boot();
  const again = await count();
  expect(said).toMatch(/seed: created 0, updated 0, unchanged \d+, kept 0/);
  expect([...again]).toEqual([...counts]);
});

describe('ten connections at once, where SQLite has one', () => {
  /** Counts the messages that are kept under a subject. */
  const stored = (subject: string) =>
    Number(cluster.sql(`select count(*) from contact_messages where subject = '${subject}'`));

  it('store one of nine forms that come with the same token', async () => {
    expect(await nineWithOneToken('Un jeton')).toEqual(['201', ...Array<string>(8).fill('400 expired')]);
    expect(stored('Un jeton')).toBe(1);
  });

  it('store one of five equal messages, and thank for each', async () => {
    expect(await fiveAlike('Cinq fois')).toEqual(Array<string>(5).fill('201'));
    expect(stored('Cinq fois')).toBe(1);
  });
});

// A trigger changes it at the only moment that counts: between the check of the password and the end of the login.
it('a login is refused when its account lost the password meanwhile, and leaves no session', async () => {
  const account = { email: 'overtaken@example.org', password: 'Premier-mot-1' };
  await (await logIn()).createSiteUser(account, 'editor');
  const id = cluster.sql(`select id from up_users where email = '${account.email}'`);
  cluster.sql(`
    create function overtake() returns trigger language plpgsql as $$
      begin update up_users set password = 'another' where id = ${id}; return new; end $$;
    create trigger overtake after insert on strapi_sessions
      for each row when (new.origin = 'users-permissions') execute function overtake();`);
  const form = { identifier: account.email, password: account.password };
  const answer = await visitor().post('/api/auth/local', form);
  expect(await answer.text()).toContain('was changed during the login');
  expect(cluster.sql(`select count(*) from strapi_sessions where user_id = '${id}'`)).toBe('0');
});

describe('short ids, on PostgreSQL', () => {
  testShortIds(
    () => readPostgres(cluster.url),
    (sql) => void execFileSync('psql', ['-XAtqc', sql, cluster.url], { stdio: 'pipe' }),
  );
});
