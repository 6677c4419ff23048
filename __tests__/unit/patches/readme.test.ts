import { existsSync, readdirSync, readFileSync } from 'node:fs';

const README = readFileSync('patches/README.md', 'utf8');
/** @example 'gatsby+5.16.1+001+keep-query-and-hash.patch' → ['gatsby', '5.16.1', '001 keep-query-and-hash'] */
const PATCHES = readdirSync('patches')
  .filter((name) => name.endsWith('.patch'))
  .map((name) => {
    const [title = '', version = '', number = '', reason = ''] = name.replace('.patch', '').split('+');
    return [title, version, `${number} ${reason}`] as const;
  });

/** The row of a patch, in the section of its package. */
function rowOf(title: string, version: string, patch: string): string | undefined {
  const section = README.split('\n## ').find((text) => text.startsWith(`${title} ${version}\n`));
  return section?.split('\n').find((line) => line.startsWith(`| ${patch} `));
}

it.each(PATCHES)('%s %s: %s has a row, and its test exists', (title, version, patch) => {
  const [, test = ''] = /`(__tests__\/[^`]+)`/.exec(rowOf(title, version, patch) ?? '') ?? [];
  expect([test, existsSync(test)]).toEqual([expect.stringMatching(/\.test\.ts$/), true]);
});

it('no row is left of a patch that is gone', () => {
  const rows = [...README.matchAll(/^\| (\d{3} [\w-]+) /gm)].map(([, patch]) => patch);
  expect(rows.sort()).toEqual(PATCHES.map(([, , patch]) => patch).sort());
});

it('every text for upstream that a row leads to exists', () => {
  const texts = [...README.matchAll(/\]\((upstream\/[^)]+\.md)\)/g)].map(([, file = '']) => file);
  expect(texts.filter((file) => !existsSync(`patches/${file}`))).toEqual([]);
});
