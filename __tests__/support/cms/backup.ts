import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cmsData } from '../served';

const ROOT = join(__dirname, '../../..');

export type Ended = { readonly code: number | null; readonly output: string };

/** Runs `npm run backup` or `npm run restore` as an operator does. */
export function startCommand(
  script: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', `${script}.mjs`), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

export const runCommand = (...all: Parameters<typeof startCommand>): Promise<Ended> =>
  startCommand(...all).ended;

/** A small data folder for the commands to work on: the database of the suites' CMS and two uploads. */
export function smallSource(folder: string): Record<string, string> {
  const data = join(folder, 'source');
  mkdirSync(join(data, 'public/uploads'), { recursive: true });
  const script = join(ROOT, 'cms/dist/scripts/sqlite.js');
  execFileSync(process.execPath, [script, 'copy', join(cmsData(), 'data.db'), join(data, 'data.db')]);
  writeFileSync(join(data, 'accounts.json'), '{}');
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(data, 'public/uploads', name), name);
  return { CMS_DATA_DIR: data, CMS_PORT: '1' };
}

const HOLD = `const Database = require('better-sqlite3');
const database = new Database(process.argv[1]);
database.pragma('journal_mode = WAL');
database.prepare('SELECT count(*) FROM articles').get();
console.log('open');
process.stdin.resume().on('end', () => database.close());`;

/** Holds a database open as a CMS does that has nothing to do. @returns what closes it */
export async function openDatabase(file: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', HOLD, file], { cwd: join(ROOT, 'cms') });
  await once(holder.stdout, 'data');
  return async () => {
    holder.stdin.end();
    await once(holder, 'close');
  };
}

/** Makes a backup, which must succeed, and returns the archive. */
export async function backUp(folder: string, env: Record<string, string>): Promise<string> {
  const { code, output } = await runCommand('backup', [folder], env);
  if (code !== 0) throw new Error(output);
  const archive = readdirSync(folder)
    .filter((name) => name.startsWith('grand-large-'))
    .sort()
    .at(-1);
  if (!archive) throw new Error(`nothing in ${folder}:\n${output}`);
  return join(folder, archive);
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'grand-large-backup-'));
}

/** Packs a changed copy of an archive, and returns the new archive. */
export function changed(archive: string, change: (unpacked: string) => void): string {
  const [copy, file] = [temporaryFolder(), join(dirname(archive), 'changed.tar.gz')];
  execFileSync('tar', ['-C', copy, '-xzf', archive]);
  change(copy);
  execFileSync('tar', ['-C', copy, '-czf', file, ...readdirSync(copy)]);
  rmSync(copy, { recursive: true });
  return file;
}

/** The same with another manifest. */
export function withManifest(archive: string, facts: Record<string, unknown>): string {
  return changed(archive, (unpacked) => {
    const file = join(unpacked, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...manifest, ...facts }));
  });
}

/** All values of a SQLite database: a long one may lie in pieces in the file. */
function valuesIn(database: string): string {
  type Sqlite = { prepare: (sql: string) => { all: () => { name?: string }[] }; close: () => void };
  const load = createRequire(join(ROOT, 'cms/package.json'));
  const opened = new (load('better-sqlite3') as new (file: string) => Sqlite)(database);
  const tables = opened.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => opened.prepare(`SELECT * FROM "${name}"`).all());
  opened.close();
  return JSON.stringify(rows);
}

/** Every file of an archive as text, and what is packed in one of them as text too. */
function textsOf(archive: string): string[] {
  const folder = temporaryFolder();
  execFileSync('tar', ['-C', folder, '-xzf', archive]);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.flatMap((path) => {
    const raw = readFileSync(path, 'latin1');
    if (path.endsWith('.db')) return [raw, valuesIn(path)];
    if (!path.endsWith('.dump')) return [raw];
    return [raw, execFileSync('pg_restore', ['--file=-', path], { encoding: 'utf8', maxBuffer: 2 ** 30 })];
  });
  rmSync(folder, { recursive: true });
  return texts;
}

/** The variables of the CMS's environment file whose values stand somewhere in an archive. */
export function secretsIn(archive: string): string[] {
  const lines = readFileSync(join(ROOT, 'cms/.env'), 'utf8').matchAll(/^([A-Z_]+)=(.+)$/gm);
  const secrets = [...lines].flatMap(([, name = '', value = '']) =>
    value.split(',').map((secret) => [name, secret] as const),
  );
  if (secrets.length < 10) throw new Error('cms/.env does not hold the secrets that the search is for');
  const texts = textsOf(archive);
  return secrets.filter(([, secret]) => texts.some((text) => text.includes(secret))).map(([name]) => name);
}
