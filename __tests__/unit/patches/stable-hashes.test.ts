import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Chunk = { readonly hash: string; readonly files: Set<string> };
type Group = { readonly name: string; readonly chunks: readonly Chunk[]; readonly childrenIterable: never[] };
type Stats = {
  readonly compilation: {
    readonly assets?: object;
    readonly chunkGroups?: readonly Group[];
    readonly outputOptions?: object;
  };
};

const { getSSRChunkHashes } = jest.requireActual<{
  getSSRChunkHashes: (options: { stats: Stats; components: Map<string, object> }) => {
    renderPageHash: string;
    templateHashes: Record<string, string>;
  };
}>('gatsby/dist/utils/webpack/get-ssr-chunk-hashes');
const { hashOfAssets } = jest.requireActual<{ hashOfAssets: (stats: Stats, extension?: string) => string }>(
  'gatsby/dist/utils/webpack/stable-hashes',
);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hashes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @param hash webpack's own, which differs between a cold and a warm compilation */
function hashesOfRenderer(hash: string, texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  const groupOf = (name: string, file: string): Group => ({
    name,
    chunks: [{ hash, files: new Set([file, `${file}.map`]) }],
    childrenIterable: [],
  });
  const chunkGroups = [groupOf('render-page', 'render-page.js'), groupOf('article', 'article.js')];
  const components = new Map([
    ['a', { componentChunkName: 'article', componentPath: '/src/templates/article.tsx' }],
  ]);
  return getSSRChunkHashes({
    stats: { compilation: { chunkGroups, outputOptions: { path: folder } } },
    components,
  });
}

const TEXTS = { 'render-page.js': 'render', 'article.js': 'article' };

describe('the hashes by which Gatsby decides what to render again', () => {
  it('are the same for the same files, whatever hash webpack gives them', () => {
    expect(hashesOfRenderer('warm', TEXTS)).toEqual(hashesOfRenderer('cold', TEXTS));
  });

  it('change for the pages of a template whose code has changed, and for no others', () => {
    const before = hashesOfRenderer('a', TEXTS);
    const after = hashesOfRenderer('a', { ...TEXTS, 'article.js': 'other' });
    expect(after.renderPageHash).toBe(before.renderPageHash);
    expect(after.templateHashes).not.toEqual(before.templateHashes);
  });

  it('follow the names of assets, and of style sheets alone where only those are asked for', () => {
    const hashes = (...names: string[]) => {
      const stats = { compilation: { assets: Object.fromEntries(names.map((name) => [name, {}])) } };
      return [hashOfAssets(stats), hashOfAssets(stats, '.css')];
    };
    const [all, styles] = hashes('app-1.js', 'styles.1.css');
    expect(hashes('styles.1.css', 'app-1.js')).toEqual([all, styles]);
    expect(hashes('app-2.js', 'styles.1.css')).toEqual([expect.not.stringMatching(all ?? ''), styles]);
    expect(hashes('app-1.js', 'styles.2.css')[1]).not.toBe(styles);
  });
});
