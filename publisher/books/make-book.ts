import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COVER, MAP_DRAWING, STYLE, writeDocuments } from './documents';
import { drawMap } from './draw-map';
import { packBook } from './pack';
import { packageDocument } from './package-document';
import { makeCover, makePictures } from './pictures';
import type { Fault, Plan } from './plan-book';
import { writeSheets } from './sheets';

/** Bytes that a book may have, and what its texts and its cover need of them. */
const LARGEST_BOOK = 10_000_000;
const ROOM_FOR_TEXTS = 1_500_000;

type Options = {
  /** The built site. */
  readonly site: string;
  /** Folder that the book is written to, under its address. */
  readonly target: string;
  readonly pictureCache: string;
  readonly madeAt: Date;
};

/**
 * Makes a book and its sheets, each whole or not at all.
 * @returns what could not be taken into it
 * @throws Error when there is nothing to make a book of, or it would be too large; the system's own errors
 */
export async function makeBook(
  plan: Plan,
  { site, target, pictureCache, madeAt }: Options,
): Promise<Fault[]> {
  const { list } = plan;
  if (plan.chapters.length === 0) throw new Error(`${list.epub} would have no chapter`);
  const made = await makePictures(plan.pictures, {
    site,
    cache: pictureCache,
    limit: LARGEST_BOOK - ROOM_FOR_TEXTS,
  });
  const faults = [...plan.faults, ...made.faults];
  const noCover = (error: unknown) => {
    faults.push({ address: plan.coverPicture ?? list.source, reason: (error as Error).message });
    return makeCover(list.cover, undefined);
  };
  const coverFile = plan.coverPicture && join(site, decodeURIComponent(plan.coverPicture));
  const cover = await makeCover(list.cover, coverFile).catch(noCover);
  const day = dayInWords(madeAt, list.days);
  const pictures = new Map<string, string | Uint8Array>([...made.files, [COVER.picture, cover]]);
  if (list.map && plan.drawing) pictures.set(MAP_DRAWING, drawMap(list.map, plan.drawing));
  const documents = writeDocuments({ plan, day, pictures: new Set(pictures.keys()) });
  const opf = packageDocument({ list, documents, pictures: [...pictures.keys()], madeAt });
  const files = new Map([
    ['package.opf', opf],
    ...documents,
    [STYLE, list.styles.book],
    ...pictures,
  ] as const);
  const book = packBook(files, madeAt);
  if (book.length > LARGEST_BOOK) throw new Error(`${list.epub} would have ${book.length} bytes`);
  await put(join(target, list.epub), book);
  await put(join(target, list.sheets), writeSheets({ plan, day, bytes: book.length }));
  return faults;
}

/** @example dayInWords(new Date('2026-12-01'), { locale: 'fr-FR', first: '1er' }) → '1er décembre 2026' */
function dayInWords(date: Date, { locale, first }: Plan['list']['days']): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
    .join('');
}

/** A reader of the folder finds the old file or the new one, and never a part. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}
