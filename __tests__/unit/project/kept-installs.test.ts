import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIBRARY = join(__dirname, '../../../scripts/lib/install.mjs');
const world = mkdtempSync(join(tmpdir(), 'grand-large-installs-'));
const store = join(world, 'cache/grand-large/installs');
afterAll(() => rmSync(world, { recursive: true }));

/** A project with one package, which its own folder holds: it is installed without a network. */
function makeProject(name: string, version = '1.0.0'): string {
  const folder = join(world, name);
  mkdirSync(join(folder, 'part'), { recursive: true });
  const write = (file: string, data: object) => writeFileSync(join(folder, file), JSON.stringify(data));
  const root = { name: 'project', version: '1.0.0', dependencies: { part: 'file:part' } };
  write('package.json', root);
  write('part/package.json', { name: 'part', version });
  write('package-lock.json', {
    ...root,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': root,
      'node_modules/part': { resolved: 'part', link: true },
      part: { version },
    },
  });
  return folder;
}

function install(folder: string, env: Record<string, string> = { CI: 'true' }): void {
  const rest = { ...process.env };
  delete rest['CI'];
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { ensureInstalled } from ${JSON.stringify(LIBRARY)}; await ensureInstalled(${JSON.stringify(folder)}, 'test');`,
    ],
    { env: { ...rest, XDG_CACHE_HOME: join(world, 'cache'), ...env } },
  );
}

const mark = 'node_modules/from-the-first';

it('an installation is taken from the run before, where somebody wants that, and nowhere else', () => {
  install(makeProject('unasked'));
  expect(existsSync(store)).toBe(false);

  mkdirSync(store, { recursive: true });
  install(makeProject('first'));
  const [kept = ''] = readdirSync(store);
  writeFileSync(join(store, kept, 'from-the-first'), 'yes');

  install(makeProject('second'));
  expect(readFileSync(join(world, 'second', mark), 'utf8')).toBe('yes');
  expect(existsSync(join(world, 'second/node_modules/part/package.json'))).toBe(true);

  install(makeProject('by-hand'), {});
  install(makeProject('other', '2.0.0'));
  expect(['by-hand', 'other'].filter((name) => existsSync(join(world, name, mark)))).toEqual([]);
});
