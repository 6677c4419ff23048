import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { logIn } from '../support/cms/admin';
import { backUp, runCommand, secretsIn, temporaryFolder } from '../support/cms/backup';
import { type OwnCms, startOwnCms } from '../support/cms/cms-process';
import { type Cluster, startCluster } from '../support/cms/postgres';
import { WALK } from '../support/inputs/made-files';
import { required } from '../support/served';

const UID = 'api::author.author';
const TRACK = `<?xml version="1.0"?><gpx version="1.1"><!-- é --><trk><trkseg>${WALK}</trkseg></trk></gpx>`;
/** With a line end of word processors, which is none to PostgreSQL. */
const NOTE = 'Une ligne\u2028puis une autre';

let folder: string;
let cluster: Cluster;
let running: OwnCms | undefined;
let archive: string;

beforeAll(async () => {
  folder = temporaryFolder();
  cluster = startCluster(required('TEST_POSTGRES_BIN'), await freePort());
  // Nobody listens there; the webhook that leads there is what matters.
  const source: Record<string, string> = { ...settings('postgres'), PUBLISHER_URL: 'http://127.0.0.1:9' };
  running = await startOwnCms(source);
  process.env['TEST_CMS_URL'] = running.url;
  process.env['TEST_CMS_DATA'] = source['CMS_DATA_DIR'];
  const admin = await logIn();
  await admin.upload('trace-postgres.gpx', TRACK, 'application/gpx+xml');
  const { documentId } = await admin.create(UID, 'fr', { nom: 'Jeanne', bio: NOTE });
  await admin.save(UID, documentId, 'en', { nom: 'Jeanne', bio: 'A note' });
  archive = await backUp(join(folder, 'backups'), source);
});
afterAll(async () => {
  await running?.stop();
  cluster.stop();
  rmSync(folder, { recursive: true });
});

/** A CMS with a database of its own in the cluster, named like its data folder. */
function settings(name: string): Record<string, string> {
  const url = cluster.url.replace(/postgres$/, name);
  return { CMS_DATA_DIR: join(folder, name), CMS_PORT: '1', DATABASE_CLIENT: 'postgres', DATABASE_URL: url };
}
const psql = (name: string, sql: string) =>
  execFileSync('psql', ['-XAtc', sql, settings(name)['DATABASE_URL'] ?? ''], { encoding: 'utf8' }).trim();
async function restore(file: string, env: Record<string, string>, ...args: string[]): Promise<unknown> {
  const { code, output } = await runCommand('restore', [file, ...args], env);
  return [code, output];
}

describe('a backup of a running CMS on PostgreSQL', () => {
  it('is the same CMS when it is restored into an empty database and another folder', async () => {
    psql('postgres', 'CREATE DATABASE elsewhere');
    const target = settings('elsewhere');
    expect(await restore(archive, target)).toEqual([0, expect.stringMatching(/authors 2,.*sizes: 1\./s)]);
    const restored = await startOwnCms(target);
    for (const path of ['/authors?locale=fr', '/authors?locale=en', '/upload/files'])
      expect(await restored.read(path)).toEqual(await running?.read(path));
    const [name = ''] = readdirSync(join(folder, 'elsewhere/public/uploads'));
    expect(await (await fetch(`${restored.url}/uploads/${name}`)).text()).toBe(TRACK);
    await restored.stop();
  });

  it('holds no secret of the environment', () => {
    expect(secretsIn(archive)).toEqual([]);
  });

  it('replaces what is there only when told, keeps the old tables, and can be repeated', async () => {
    const target = settings('elsewhere');
    psql('elsewhere', "UPDATE authors SET nom = 'Changed'");
    const words = 'The PostgreSQL database of this CMS is not empty.';
    expect(await restore(archive, target)).toEqual([1, expect.stringContaining(words)]);
    const [code, output] = (await restore(archive, target, '--replace')) as [number, string];
    expect([code, output]).toEqual([0, expect.stringContaining('the schema before_restore_')]);
    const old = /schema (\w+)/.exec(output)?.[1] ?? '';
    expect(psql('elsewhere', `SELECT DISTINCT nom FROM ${old}.authors`)).toBe('Changed');
    expect(psql('elsewhere', 'SELECT nom FROM authors ORDER BY nom')).toBe('Jeanne\nJeanne');

    const again = await backUp(join(folder, 'again'), target);
    psql('postgres', 'CREATE DATABASE third');
    expect(await restore(again, settings('third'))).toEqual([0, expect.stringContaining('authors 2,')]);
    expect(psql('third', "SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'before%'")).toBe('0');
  });

  it('changes nothing when the restore fails half way', async () => {
    const target = settings('elsewhere');
    psql('elsewhere', "UPDATE authors SET nom = 'Mine'");
    psql(
      'elsewhere',
      "CREATE FUNCTION stop() RETURNS event_trigger AS $$BEGIN RAISE 'no more'; END$$ LANGUAGE plpgsql",
    );
    psql(
      'elsewhere',
      "CREATE EVENT TRIGGER stop ON ddl_command_end WHEN TAG IN ('CREATE INDEX') EXECUTE FUNCTION stop()",
    );
    const before = readdirSync(join(folder, 'elsewhere'));
    expect(await restore(archive, target, '--replace')).toEqual([1, expect.stringContaining('no more')]);
    expect(psql('elsewhere', 'SELECT DISTINCT nom FROM public.authors')).toBe('Mine');
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(before);
    psql('elsewhere', 'DROP EVENT TRIGGER stop');
  });

  it('is refused by a database that a CMS has open, and by SQLite', async () => {
    const open = await restore(archive, settings('postgres'), '--replace');
    expect(open).toEqual([1, expect.stringContaining('Another program is connected')]);
    const sqlite = { CMS_DATA_DIR: join(folder, 'sqlite'), CMS_PORT: '1' };
    const words = 'holds a PostgreSQL database, and this CMS works with SQLite';
    expect(await restore(archive, sqlite)).toEqual([1, expect.stringContaining(words)]);
  });
});
