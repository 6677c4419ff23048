import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  backUp,
  openDatabase,
  runCommand,
  smallSource,
  temporaryFolder,
  withManifest,
} from '../support/cms/backup';
import { cmsUrl } from '../support/served';

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = temporaryFolder();
  archive = await backUp(join(folder, 'backups'), smallSource(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function restore(args: string[], env: Record<string, string>, file = archive): Promise<unknown> {
  const { code, output } = await runCommand('restore', [file, ...args], { CMS_PORT: '1', ...env });
  return [code, output];
}
const refusal = (words: string): unknown => [1, expect.stringContaining(words)];

describe('a restore refuses', () => {
  it('a CMS with the other kind of database, whatever else is right', async () => {
    const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const words = 'holds a SQLite database, and this CMS works with PostgreSQL (DATABASE_CLIENT)';
    const answer = await restore(['--replace'], { ...env, CMS_DATA_DIR: join(folder, 'other') });
    expect(answer).toEqual(refusal(words));
  });

  it('to work under a running CMS, known by its port', async () => {
    const env = { CMS_DATA_DIR: join(folder, 'other'), CMS_PORT: new URL(cmsUrl()).port };
    expect(await restore(['--replace'], env)).toEqual(refusal('The CMS is running'));
  });

  it('to work under a running CMS, known by its open database', async () => {
    const data = smallSource(join(folder, 'open'))['CMS_DATA_DIR'] ?? '';
    const before = readdirSync(data);
    const close = await openDatabase(join(data, 'data.db'));
    expect(await restore(['--replace'], { CMS_DATA_DIR: data })).toEqual(refusal('Another program has'));
    await close();
    expect(readdirSync(data)).toEqual(before);
  });

  it('to fill the folder of another account', async () => {
    const foreign = join(folder, 'foreign');
    mkdirSync(foreign);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(foreign, 1, 1);
    const answer = await restore([], { CMS_DATA_DIR: join(isRoot ? foreign : '/usr', 'cms') });
    expect(answer).toEqual(refusal('belongs to another account'));
  });

  it('a place that is not empty, unless the old data is to be moved aside, whole', async () => {
    const target = join(folder, 'target');
    const uploads = join(target, 'public/uploads');
    const env = { CMS_DATA_DIR: target };
    expect(await restore([], env)).toEqual([
      0,
      expect.stringMatching(/articles \d+.*Uploaded files .*: \d+/s),
    ]);
    // A database that cannot be read any more is what restores are for.
    const old = ['data.db', 'accounts.json', 'public/uploads/old.txt'];
    for (const file of old) writeFileSync(join(target, file), `old ${file}`);
    expect(await restore([], env)).toEqual(refusal('The SQLite database of this CMS is not empty.'));
    rmSync(join(target, 'data.db'));
    expect(await restore([], env)).toEqual(refusal(`The folder ${uploads} is not empty.`));
    for (const file of ['data.db', 'data.db-wal']) writeFileSync(join(target, file), `old ${file}`);

    const answer = await restore(['--replace'], env);
    expect(answer).toEqual([0, expect.stringContaining('What was there before: ')]);
    const aside = readdirSync(target).find((name) => name.startsWith('before-restore-')) ?? '';
    const kept = ['accounts.json', 'data.db', 'data.db-wal', 'uploads/old.txt'];
    expect(kept.map((file) => readFileSync(join(target, aside, file), 'utf8'))).toEqual([
      'old accounts.json',
      'old data.db',
      'old data.db-wal',
      'old public/uploads/old.txt',
    ]);
    expect(existsSync(join(uploads, 'old.txt'))).toBe(false);
    expect(readdirSync(target).sort()).toEqual([aside, 'data.db', 'public']);
  });

  it('to call it done when the rows that arrived are not those that were saved', async () => {
    const file = withManifest(archive, { rows: { articles: 1 } });
    const answer = await restore([], { CMS_DATA_DIR: join(folder, 'counted') }, file);
    expect(answer).toEqual(refusal('What was restored is not what was saved.\narticles: '));
  });
});
