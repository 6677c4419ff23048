import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Program = { readonly directory: string; readonly noUglify?: boolean };
type State = { readonly webpackCompilationHash: string; readonly status: { readonly PLUGINS_HASH: string } };
type Bundles = { readonly hashes: { readonly webpackCompilationHash: string } };
type Compilation = {
  readonly assets: object;
  readonly fileDependencies: readonly string[];
  readonly missingDependencies: readonly string[];
  readonly contextDependencies: readonly string[];
};
type Start = { readonly since: number };

/** A file that patches/gatsby adds. */
const bundles = jest.requireActual<{
  findUnchangedBundles: (program: Program, state: State) => Bundles | null;
  startBundles: (program: Program, state: State) => Start;
  describeBundles: (
    program: Program,
    start: Start,
    compilations: readonly Compilation[],
    hashes: object,
  ) => Bundles;
  rememberBundles: (program: Program, bundles: Bundles) => void;
}>('gatsby/dist/utils/unchanged-bundles');

const STATE = { webpackCompilationHash: 'a1', status: { PLUGINS_HASH: 'p1' } };
const HASHES = { webpackCompilationHash: 'a1' };
let folder: string;

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A build that ended well. @param meanwhile something that happens during the compilation */
function build(meanwhile: () => unknown = () => undefined): void {
  const program = { directory: folder };
  const inFolder = (...names: string[]) => names.map((name) => join(folder, name));
  const start = bundles.startBundles(program, STATE);
  meanwhile();
  const browser = {
    assets: { 'app-1.js': {} },
    fileDependencies: inFolder('src', 'src/app.ts', 'node_modules/react/index.js'),
    missingDependencies: inFolder('src/app.js', 'node_modules/react.js'),
    contextDependencies: inFolder('src/icons'),
  };
  const renderer = {
    assets: { 'render-page.js': {} },
    fileDependencies: inFolder('.cache/loader.js'),
    missingDependencies: [],
    contextDependencies: [],
  };
  const made = bundles.describeBundles(program, start, [browser, renderer], HASHES);
  bundles.rememberBundles(program, made);
}

const find = (program: Program = { directory: folder }, state: State = STATE) =>
  bundles.findUnchangedBundles(program, state);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  const files = [
    write('src/app.ts', 'one'),
    write('src/icons/sun.svg', '<svg/>'),
    write('node_modules/react/index.js', 'react'),
    write('node_modules/.package-lock.json', '{}'),
    write('.cache/compiled/gatsby-node.js', 'node'),
    write('.cache/loader.js', 'loader'),
    write('.cache/page-ssr/routes/render-page.js', 'renderer'),
    write('public/app-1.js', 'app'),
    write('public/webpack.stats.json', '{}'),
    write('public/chunk-map.json', '{}'),
  ];
  for (const file of files) utimesSync(file, 1000, 1000);
  build();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env['GATSBY_SOMETHING'];
  delete process.env['GATSBY_PARTIAL_HYDRATION'];
});

it('finds the bundles of the last build while nothing has changed', () => {
  expect(find()).toMatchObject({ hashes: HASHES });
});

it('finds them when files were written anew with the same content', () => {
  write('src/app.ts', 'one');
  write('.cache/loader.js', 'loader');
  write('src/another.ts', 'which nothing imports');
  expect(find()).toMatchObject({ hashes: HASHES });
});

it.each([
  ['a source', () => write('src/app.ts', 'two')],
  ['a new source, which is found instead of another', () => write('src/app.js', 'two')],
  ['a new file in a folder that is bundled whole', () => write('src/icons/moon.svg', '<svg/>')],
  ['gatsby-node or what it imports', () => write('.cache/compiled/gatsby-node.js', 'other')],
  ['a file that Gatsby writes', () => write('.cache/loader.js', 'other')],
  ['a package', () => utimesSync(join(folder, 'node_modules/react/index.js'), 1, 1)],
  ['the installed packages', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ['the environment', () => (process.env['GATSBY_SOMETHING'] = '1')],
  ['a bundle that is gone', () => rmSync(join(folder, 'public/app-1.js'))],
  ['the renderer, by gatsby develop', () => write('.cache/page-ssr/routes/render-page.js', 'develop')],
  ['a damaged record', () => write('.cache/bundles.json', '{')],
])('makes them anew after a change of %s', (_, change) => {
  change();
  expect(find()).toBeNull();
});

it('makes them anew for another way to call Gatsby, and for a state that is not of the same build', () => {
  expect(find({ directory: folder, noUglify: true })).toBeNull();
  expect(find(undefined, { ...STATE, webpackCompilationHash: 'b2' })).toBeNull();
  expect(find(undefined, { ...STATE, status: { PLUGINS_HASH: 'p2' } })).toBeNull();
});

it('makes them anew when a source was saved while the last ones were made', () => {
  build(() => write('src/app.ts', 'two'));
  expect(find()).toBeNull();
});

it('makes them anew with partial hydration, which has a third bundle', () => {
  process.env['GATSBY_PARTIAL_HYDRATION'] = '1';
  expect(find()).toBeNull();
});

it('forgets them when new ones are begun, which may fail', () => {
  bundles.startBundles({ directory: folder }, STATE);
  expect(find()).toBeNull();
});
