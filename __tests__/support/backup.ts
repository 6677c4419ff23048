import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cmsData } from './served';

const ROOT = join(__dirname, '../..');

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
