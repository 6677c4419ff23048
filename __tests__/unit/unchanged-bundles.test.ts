import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Program = { readonly directory: string; readonly noUglify?: boolean };
type Bundles = { readonly webpackCompilationHash: string; readonly files: Record<string, string> };
type Compilation = { readonly assets: object; readonly fileDependencies: readonly string[] };

/** A file that patches/gatsby adds. */
const bundles = jest.requireActual<{
  findUnchangedBundles: (
    program: Program,
    state: object,
  ) => Promise<{ unchanged: Bundles | null; now: string }>;
  describeBundles: (
    program: Program,
    now: string,
    compilations: readonly Compilation[],
    hashes: object,
  ) => Bundles;
  rememberBundles: (program: Program, bundles: Bundles) => void;
  forgetBundles: (program: Program) => void;
}>('gatsby/dist/utils/unchanged-bundles');

const HASHES = { webpackCompilationHash: 'a1' };
let folder: string;

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A build that ended well. */
async function build(program: Program = { directory: folder }) {
  const { now } = await bundles.findUnchangedBundles(program, HASHES);
  const browser = {
    assets: { 'app-1.js': {} },
    fileDependencies: [join(folder, 'src/app.ts'), join(folder, 'node_modules/react/index.js')],
  };
  const renderer = { assets: { 'render-page.js': {} }, fileDependencies: [join(folder, '.cache/loader.js')] };
  bundles.rememberBundles(program, bundles.describeBundles(program, now, [browser, renderer], HASHES));
}

const find = async (program: Program = { directory: folder }, state: object = HASHES) =>
  (await bundles.findUnchangedBundles(program, state)).unchanged;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  write('src/app.ts', 'one');
  write('locales/fr/common.json', '{}');
  write('node_modules/react/index.js', 'react');
  write('.cache/loader.js', 'loader');
  write('.cache/page-ssr/routes/render-page.js', 'renderer');
  write('public/app-1.js', 'app');
  write('public/webpack.stats.json', '{}');
  write('public/chunk-map.json', '{}');
  await build();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env['GATSBY_SOMETHING'];
});

it('finds the bundles of the last build while nothing has changed', async () => {
  await expect(find()).resolves.toMatchObject(HASHES);
});

it('finds them when files were written anew with the same content', async () => {
  write('src/app.ts', 'one');
  write('.cache/loader.js', 'loader');
  await expect(find()).resolves.toMatchObject(HASHES);
});

it.each([
  ['a source', () => write('src/app.ts', 'two')],
  ['a new source, which may be found instead of another', () => write('src/app.tsx', 'two')],
  ['words of the interface', () => write('locales/fr/common.json', '{"a":"b"}')],
  ['a file that Gatsby writes', () => write('.cache/loader.js', 'other')],
  ['a package', () => utimesSync(write('node_modules/react/index.js', 'react'), 1, 1)],
  ['the environment', () => (process.env['GATSBY_SOMETHING'] = '1')],
  ['a bundle that is gone', () => rmSync(join(folder, 'public/app-1.js'))],
  ['the renderer, by gatsby develop', () => write('.cache/page-ssr/routes/render-page.js', 'develop')],
  ['a damaged record', () => write('.cache/bundles.json', '{')],
])('makes them anew after a change of %s', async (_, change) => {
  change();
  await expect(find()).resolves.toBeNull();
});

it('makes them anew for another way to call Gatsby, and for a state that is not of the same build', async () => {
  await expect(find({ directory: folder, noUglify: true })).resolves.toBeNull();
  await expect(find({ directory: folder }, { webpackCompilationHash: 'b2' })).resolves.toBeNull();
});

it('forgets them when they are about to be made anew, which may fail', async () => {
  bundles.forgetBundles({ directory: folder });
  await expect(find()).resolves.toBeNull();
});
