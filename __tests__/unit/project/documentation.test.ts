import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'bench/NOTEBOOK.md',
  ...pagesIn('docs'),
  ...pagesIn('docs/how-to'),
];

const ROOMS = [
  '__tests__',
  'bench',
  'cms',
  'deploy',
  'docs',
  'patches',
  'publisher',
  'scripts',
  'src',
  'tools',
];

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));
  return names.map((name) => `${folder}/${name}`);
}

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

describe('the documentation', () => {
  it.each(PAGES)('%s leads to files that are there', (page) => {
    const text = read(page).replace(/`[^`]*`/g, '');
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      ([, target]) => target ?? '',
    );
    const missing = targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s names files by the paths that they have', (page) => {
    const named = [...read(page).matchAll(/`((\w+)\/[\w./-]+\.(?:css|mjs|sh|tsx?|ya?ml))`/g)];
    const missing = named.flatMap(([, path = '', room = '']) =>
      ROOMS.includes(room) && !existsSync(join(ROOT, path)) ? [path] : [],
    );
    expect(missing).toEqual([]);
  });

  it('names a test for each promise about security', () => {
    const rows = read('docs/security.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| -'));
    const promises = rows.filter((row) => !/^\| promise/.test(row));
    expect(promises.length).toBeGreaterThan(15);
    const unheld = promises.flatMap((row) => {
      const names = [...(row.split('|')[2] ?? '').matchAll(/`([\w/*-]+)`/g)].map(([, name]) => name ?? '');
      const tests = names.filter((name) => !name.startsWith('regexp/'));
      return tests.length > 0 ? tests.filter((name) => !isTest(name)) : [row];
    });
    expect(unheld).toEqual([]);
  });
});

const isTest = (name: string): boolean =>
  ['ts', 'tsx'].some((ending) => existsSync(join(ROOT, `__tests__/${name}.test.${ending}`)));
