import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './built-files';

/** Endings of the compressed forms that servers look for beside a file (`gzip_static`, `brotli_static`, sirv). */
export const ENCODINGS = ['br', 'gz'] as const;

const TEXT = /\.(html|js|css|json|svg|xml|xsl|txt|webmanifest|gpx|kml|geojson)$/;
/** Bytes; below this the answer fits into one packet anyway. */
const SMALLEST = 1000;
/**
 * Brotli's best takes 50 to 70 ms for a page and makes it 7 % smaller than quality 8, which for a long one is a round
 * trip. Where a release changes more texts than these, pages get its second best: 5 % in 25 ms.
 */
const FEW_TEXTS = 1000;
/**
 * Bytes. Longer are lists of everything (feeds, the sitemap, addresses), which change with each publication: for 200 kB
 * the best takes 500 ms, and this quality 40 for a tenth to a quarter more.
 */
const LONGEST_PAGE = 150_000;
const BROTLI_QUALITY = { best: 11, second: 10, lists: 9 };

export const isCompressed = ({ path, size }: Pick<BuiltFile, 'path' | 'size'>): boolean =>
  // Files that are written for servers, such as `_rules.json`, are sent to nobody.
  !path.startsWith('_') && TEXT.test(path) && size >= SMALLEST;

/**
 * Writes the Brotli and gzip forms of a file beside it.
 * @param changed how many texts the release has new, or otherwise than the one before
 */
export async function compress(file: string, changed: number): Promise<void> {
  const content = await readFile(file);
  const quality = BROTLI_QUALITY[kindOf(file, content.length, changed)];
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

function kindOf(file: string, size: number, changed: number): keyof typeof BROTLI_QUALITY {
  // Scripts and styles change seldom and are read often.
  if (/\.(js|css)$/.test(file)) return 'best';
  if (size > LONGEST_PAGE) return 'lists';
  return changed <= FEW_TEXTS ? 'best' : 'second';
}
