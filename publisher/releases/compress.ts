import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What servers look for beside a file (`gzip_static`, `brotli_static`, sirv). */
export const ENCODINGS = ['br', 'gz'] as const;

const TEXT = /\.(html|js|css|json|svg|xml|xsl|txt|webmanifest|gpx|kml|geojson)$/;
/** Bytes; below this the answer fits into one packet anyway. */
const SMALLEST = 1000;
/** Scripts and styles are made seldom and read often; pages change with every edit. */
const BROTLI_QUALITY = { asset: 11, page: 8 };

export const isCompressed = (path: string, size: number): boolean => TEXT.test(path) && size >= SMALLEST;

/** Writes the Brotli and gzip forms of a file beside it. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = /\.(js|css)$/.test(file) ? BROTLI_QUALITY.asset : BROTLI_QUALITY.page;
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
