import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** Modules that a page has in any case: React, its words, what every template shares. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  '../../i18n/use-words',
  '../../routing/paths',
  '../hooks',
  '../../ui',
];

const HEART = `
  export { TripHeart } from './src/features/article/TripHeart';
  export { Heart } from './src/ui/Heart/Heart';
`;

describe('a heart', () => {
  it('weighs at most 1.5 kB, and what it does loads with the first press', () => {
    const { outputFiles } = buildSync({
      stdin: { contents: HEART, resolveDir: '.', loader: 'ts' },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      outdir: 'out',
      write: false,
      external: SHARED,
      loader: { '.css': 'local-css' },
    });
    const first = outputFiles.filter(({ path }) => /stdin\.(?:js|css)$/.test(path));
    const bytes = first.map(({ text }) => gzipSync(text, { level: 9 }).length);
    expect(first.length).toBe(2);
    expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1500);
    // The third file is what changes trips.
    expect(
      outputFiles.some(({ path, text }) => /heart-\w+\.js$/.test(path) && text.includes('JSON.parse')),
    ).toBe(true);
    expect(first.some(({ text }) => text.includes('JSON.parse'))).toBe(false);
  });
});
