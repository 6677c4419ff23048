import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Compiler = { readonly compileGatsbyFiles: (folder: string) => Promise<void> };

const { compileGatsbyFiles } = jest.requireActual<Compiler>('gatsby/dist/utils/parcel/compile-gatsby-files');

const folder = mkdtempSync(join(tmpdir(), 'parcel-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('Gatsby loads no compiler for hooks that are JavaScript, and forgets what it compiled before', async () => {
  for (const name of ['gatsby-config', 'gatsby-node'])
    writeFileSync(join(folder, `${name}.js`), 'module.exports = {};');
  const compiled = join(folder, '.cache/compiled');
  mkdirSync(compiled, { recursive: true });
  writeFileSync(join(compiled, 'gatsby-node.js'), '');
  await compileGatsbyFiles(folder);
  expect(readdirSync(compiled)).toEqual([]);
  expect(existsSync(join(folder, '.cache/.parcel-cache'))).toBe(false);
});
