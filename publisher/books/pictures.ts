import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BookList } from './book-list';
import type { Fault } from './plan-book';

/** Readers of EPUB know JPEG, all of them. The next one is taken when a book would be too heavy. */
const QUALITIES = [
  { width: 1000, quality: 74 },
  { width: 800, quality: 68 },
  { width: 640, quality: 58 },
] as const;

type Options = {
  readonly site: string;
  /** Pictures that were made before, by what they were made from. */
  readonly cache: string;
  /** Bytes that all pictures may have together. */
  readonly limit: number;
};

export type Pictures = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly faults: readonly Fault[];
};

/**
 * Makes the pictures of a book as large as they may be together. One that cannot be read is named and left out.
 * @param pictures addresses in the site, by names in the book
 */
export async function makePictures(
  pictures: ReadonlyMap<string, string>,
  options: Options,
): Promise<Pictures> {
  let made: Pictures = { files: new Map(), faults: [] };
  for (const quality of QUALITIES) {
    made = await makeAll(pictures, quality, options);
    const bytes = [...made.files.values()].reduce((sum, { length }) => sum + length, 0);
    if (bytes <= options.limit) return made;
  }
  throw new Error(`the pictures are larger than ${options.limit} bytes, also at their smallest`);
}

async function makeAll(
  pictures: ReadonlyMap<string, string>,
  quality: (typeof QUALITIES)[number],
  { site, cache }: Options,
): Promise<Pictures> {
  const files = new Map<string, Buffer>();
  const faults: Fault[] = [];
  for (const [name, address] of pictures) {
    try {
      const source = join(site, decodeURIComponent(address));
      files.set(
        name,
        await kept(cache, [address, quality.width, quality.quality], () => shrink(source, quality)),
      );
    } catch (error) {
      faults.push({ address, reason: (error as Error).message });
    }
  }
  return { files, faults };
}

function shrink(source: string, { width, quality }: (typeof QUALITIES)[number]): Promise<Buffer> {
  return sharp(source)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Names of a site's pictures change with their content: what was made of one stays right. */
async function kept(cache: string, key: readonly unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(
    cache,
    `${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24)}.jpg`,
  );
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
}

/** The cover as a picture, which readers show on their shelves: the first picture with the title over it. */
export async function makeCover(
  { width, height, overlay, background }: BookList['cover'],
  picture: string | undefined,
): Promise<Buffer> {
  const plain = { create: { width, height, channels: 3, background } } as const;
  const image = picture === undefined ? sharp(plain) : sharp(picture).resize({ width, height, fit: 'cover' });
  return image
    .composite([{ input: Buffer.from(overlay) }])
    .flatten({ background })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
