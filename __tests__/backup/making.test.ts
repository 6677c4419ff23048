import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, runCommand, smallSource, startCommand, temporaryFolder } from '../support/cms/backup';

let folder: string;
let backups: string;
let source: Record<string, string>;
beforeEach(() => {
  folder = temporaryFolder();
  backups = join(folder, 'backups');
  source = smallSource(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A PATH on which `tar` is this shell script; `$4` is the file that it is to write. */
function withTar(script: string): Record<string, string> {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'tar'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'tar'), 0o755);
  return { ...source, PATH: `${bin}:${process.env['PATH']}` };
}

describe('a backup', () => {
  it('is one file named by date, for its owner alone, without the secrets and the first passwords', async () => {
    const archive = await backUp(backups, source);
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^grand-large-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/),
    ]);
    expect((statSync(archive).mode & 0o777).toString(8)).toBe('600');
    const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
    expect(names.sort()).toEqual([
      'database.db',
      'manifest.json',
      'uploads/',
      'uploads/one.txt',
      'uploads/two.txt',
    ]);
  });

  it('that fails leaves nothing behind', async () => {
    const env = withTar('echo half > "$4"; echo "the disk is full" >&2; exit 1');
    const { code, output } = await runCommand('backup', [backups], env);
    expect([code, output]).toEqual([1, expect.stringContaining('the disk is full')]);
    expect(readdirSync(backups)).toEqual([]);
  });

  it('that is broken off by Ctrl-C leaves nothing behind', async () => {
    const started = join(folder, 'started');
    const env = withTar(`echo half > "$4"; touch ${started}; exec sleep 5`);
    const { child, ended } = startCommand('backup', [backups], env);
    while (!existsSync(started)) await new Promise((wait) => setTimeout(wait, 20));
    expect(readdirSync(backups)).toHaveLength(1);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(readdirSync(backups)).toEqual([]);
  });

  it('keeps all earlier ones, or as many as it is told; other files stay', async () => {
    const old = ['2025-01-01-000000', '2025-01-02-000000', '2025-01-03-000000'].map(
      (date) => `grand-large-${date}.tar.gz`,
    );
    mkdirSync(backups);
    for (const name of ['notes.txt', ...old]) writeFileSync(join(backups, name), '');
    await backUp(backups, source);
    expect(readdirSync(backups)).toEqual(expect.arrayContaining([...old, 'notes.txt']));
    const first = new Date();
    while (new Date().getSeconds() === first.getSeconds()) await new Promise((wait) => setTimeout(wait, 50));
    const { code } = await runCommand('backup', [backups, '--keep', '3'], source);
    expect(code).toBe(0);
    const own: unknown = expect.stringContaining('grand-large-2');
    expect(readdirSync(backups).sort()).toEqual([old[2], own, own, 'notes.txt']);
  });

  it.each([
    [['a', 'b'], 'Expected one name, got a b.'],
    [['--keep', '0'], '--keep is "0", expected how many backups to keep, 1 or more.'],
    [['--replace'], '--replace is not for this command; it has --keep.'],
    [['--kep', '3'], "Unknown option '--kep'"],
  ])('asked for with %j is refused in clear words', async (args, words) => {
    const { code, output } = await runCommand('backup', args, source);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });

  it('of a CMS that has no database yet says so', async () => {
    const { code, output } = await runCommand('backup', [folder], {
      ...source,
      CMS_DATA_DIR: join(folder, 'x'),
    });
    expect([code, output]).toEqual([1, expect.stringContaining('There is no database')]);
  });
});
