import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './built-files';

/** What servers look for beside a file (`gzip_static`, `brotli_static`, sirv). */
export const ENCODINGS = ['br', 'gz'] as const;

const TEXT = /\.(html|js|css|json|svg|xml|xsl|txt|webmanifest|gpx|kml|geojson)$/;
/** Bytes; below this the answer fits into one packet anyway. */
const SMALLEST = 1000;
/**
 * Brotli's best takes 50 to 70 ms for a page and makes it 7 % smaller than quality 8, which for a long one is a round
 * trip. Where a release changes more texts than these, pages get its second best: 5 % in 25 ms.
 */
const FEW_TEXTS = 1000;
const BROTLI_QUALITY = { best: 11, second: 10 };

export const isCompressed = ({ path, size }: Pick<BuiltFile, 'path' | 'size'>): boolean =>
  // Files that are written for servers, such as `_rules.json`, are sent to nobody.
  !path.startsWith('_') && TEXT.test(path) && size >= SMALLEST;

/**
 * Writes the Brotli and gzip forms of a file beside it.
 * @param changed how many texts the release has new, or otherwise than the one before
 */
export async function compress(file: string, changed: number): Promise<void> {
  const content = await readFile(file);
  // Scripts and styles are made seldom and read often.
  const isBest = changed <= FEW_TEXTS || /\.(js|css)$/.test(file);
  const quality = isBest ? BROTLI_QUALITY.best : BROTLI_QUALITY.second;
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
