import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BookList, type Chapter, fileOf } from './book-list';
import { cleanPart, underTitle, widestOf } from './clean';
import { find, mainPart } from './dom';
import { idsOf, linkResolver, picturesIn, rewriteLinks } from './links';
import type { Tree } from './xhtml';

/** Counts up when books of the same content shall be made anew. */
const MAKER = 1;

export type PlannedChapter = Pick<Chapter, 'title' | 'kicker' | 'address' | 'section' | 'isPrinted'> & {
  /** Name of its document in the book. */
  readonly file: string;
  readonly body: readonly Tree[];
  readonly chapters: readonly PlannedChapter[];
};

/** Something that could not be taken into a book, and the reason. */
export type Fault = { readonly address: string; readonly reason: string };

/** A book before its pictures are made. */
export type Plan = {
  readonly list: BookList;
  readonly chapters: readonly PlannedChapter[];
  /** Addresses of pictures in the site, by their names in the book. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly coverPicture: string | undefined;
  /** The drawing of the map (SVG). */
  readonly drawing: string | undefined;
  readonly faults: readonly Fault[];
  /** Digest of all that a reader could see; the same digest is the same book, but for its day. */
  readonly digest: string;
};

export const MAP_FILE = 'map.xhtml';

/** Reads the pages of a book and makes its chapters. A page that cannot be used is named, and the others go into the book. */
export async function planBook(site: string, list: BookList): Promise<Plan> {
  const faults: Fault[] = [];
  const pictures = new Map<string, string>();
  const read = pageReader(site);
  const noteFault = (address: string) => (error: unknown) => {
    faults.push({ address, reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  };
  const picture = (address: string) => {
    const name = `pictures/${sha(address).slice(0, 16)}.jpg`;
    pictures.set(name, address);
    return name;
  };
  let count = 0;
  const planAll = async (chapters: readonly Chapter[]): Promise<PlannedChapter[]> => {
    const planned: PlannedChapter[] = [];
    for (const chapter of chapters) {
      const { address, section, without } = chapter;
      count += 1;
      const file = `c${String(count).padStart(3, '0')}.xhtml`;
      const rules = { without, idlePictures: list.idlePictures, picture };
      const body = await read(address)
        .then((html) => underTitle(cleanPart(mainPart(html, section), rules)))
        .catch(noteFault(address + (section === undefined ? '' : `#${section}`)));
      const inner = await planAll(chapter.chapters);
      if (body) planned.push({ ...chapter, file, body, chapters: inner });
      else planned.push(...inner);
    }
    return planned;
  };
  const raw = await planAll(list.chapters);
  const chapters = linked(raw, list);
  const drawing = list.map
    ? await readFile(join(site, list.map.drawing), 'utf8').catch(noteFault(list.map.drawing))
    : undefined;
  const coverPicture = await read(list.source).then(firstPicture).catch(noteFault(list.source));
  const used = new Set(flat(chapters).flatMap(({ body }) => picturesIn(body)));
  for (const name of pictures.keys()) if (!used.has(name)) pictures.delete(name);
  const digest = sha(JSON.stringify([MAKER, list, chapters, [...pictures], drawing, coverPicture]));
  return { list, chapters, pictures, coverPicture, drawing, faults, digest };
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Several chapters come from one page. */
function pageReader(site: string) {
  const pages = new Map<string, Promise<string>>();
  return (address: string): Promise<string> => {
    const known = pages.get(address) ?? readFile(join(site, fileOf(address)), 'utf8');
    pages.set(address, known);
    return known;
  };
}

function firstPicture(html: string): string | undefined {
  const picture = find(mainPart(html), ({ tagName }) => tagName === 'picture');
  return picture && widestOf(picture);
}

/** All chapters, each before those within it. */
export function flat(chapters: readonly PlannedChapter[]): PlannedChapter[] {
  return chapters.flatMap((chapter) => [chapter, ...flat(chapter.chapters)]);
}

function linked(chapters: readonly PlannedChapter[], { site, map }: BookList): PlannedChapter[] {
  const targets = flat(chapters).map(({ file, address, section, body }) => ({
    file,
    address,
    section,
    ids: new Set(idsOf(body)),
  }));
  const others = new Map(map ? [[map.address, MAP_FILE]] : []);
  const resolve = linkResolver({ site, targets, others });
  const rewrite = (list: readonly PlannedChapter[]): PlannedChapter[] =>
    list.map((chapter) => ({
      ...chapter,
      body: rewriteLinks(chapter.body, (href) => resolve(href, chapter.address)),
      chapters: rewrite(chapter.chapters),
    }));
  return rewrite(chapters);
}
