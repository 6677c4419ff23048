import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileBySwc, type ScriptRule } from '../../src/build/compile-by-swc';

type Picking = ScriptRule & { readonly include: (path: string) => boolean; readonly test: RegExp };

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'scripts-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const GATSBYS = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  include: (path: string) => !path.includes('node_modules'),
  use: 'babel',
};
const CSS = { test: /\.css$/, use: 'css' };

/** Which of the rules take a file with this text. */
function compilersOf(name: string, text: string): unknown[] {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return compileBySwc([GATSBYS, CSS], ['chrome >= 109'])
    .map((rule) => rule as Picking)
    .filter(({ test, include }) => test.test(path) && include(path))
    .map(({ use }) => (use === 'babel' ? 'babel' : (use as { loader: string }[])[0]?.loader));
}

describe('what compiles a script', () => {
  it.each([
    ['src/ui/Card.tsx', 'export const Card = () => <article />;', ['swc-loader']],
    ['src/content/dates.ts', 'export const year = (text: string) => text.slice(0, 4);', ['swc-loader']],
    ['src/templates/map.tsx', 'export default () => <main />;', ['babel']],
    ['src/templates/views/MapView.tsx', 'export const MapView = () => <main />;', ['swc-loader']],
    ['src/content/fragment.ts', "import { graphql } from 'gatsby';", ['babel']],
    ['src/layouts/Shell.tsx', "import { Slice } from 'gatsby';", ['babel']],
    ['.cache/loader.js', 'export const load = () => 1;', ['babel']],
    ['node_modules/axios/index.ts', 'export const get = 1;', []],
  ])('%s', (name, text, compilers) => {
    expect(compilersOf(name, text)).toEqual(compilers);
  });

  it('leaves other rules alone', () => {
    expect(compileBySwc([GATSBYS, CSS], { node: '20.0.0' })).toContain(CSS);
  });
});
