import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Folder of the lists that say what each book consists of, as the build writes them (src/site-build/books): the maker knows
 * nothing of content. Servers do not hand out paths that begin with `_`.
 */
const LISTS = '_books';

const addressSchema = z.string().startsWith('/');

const chapterShape = z.object({
  title: z.string(),
  /** Short line above the title: `Étape 2`. */
  kicker: z.string().optional(),
  /** The page that the chapter is taken from. */
  address: addressSchema,
  /** Id of the only part of the page that is taken; the whole main part, if left out. */
  section: z.string().optional(),
  /** Ids and classes of parts of the page that are left out. */
  without: z.array(z.string()).default([]),
  /** Tells whether the sheets to print have the chapter, too. */
  isPrinted: z.boolean().default(false),
});

export type Chapter = z.output<typeof chapterShape> & { readonly chapters: readonly Chapter[] };
type ChapterInput = z.input<typeof chapterShape> & { readonly chapters?: readonly ChapterInput[] };

const chapterSchema: z.ZodType<Chapter, ChapterInput> = chapterShape.extend({
  chapters: z.lazy(() => z.array(chapterSchema)).default([]),
});

const placeSchema = z.object({
  /** Position of the place on the drawn map; null when it lies outside the map's frame. */
  spot: z.object({ x: z.number(), y: z.number() }).nullable(),
  number: z.number(),
  title: z.string(),
  note: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  address: addressSchema.nullable(),
});

const mapSchema = z.object({
  title: z.string(),
  /** Address of the map's own page, which links of the site lead to. */
  address: addressSchema,
  /** Address of a drawing (SVG), and what it shows, in words. */
  drawing: addressSchema,
  description: z.string(),
  groups: z.array(z.object({ title: z.string(), places: z.array(placeSchema) })),
});

export const bookListSchema = z.object({
  /** Addresses of what is made: the book, and the sheets to print. */
  epub: addressSchema.endsWith('.epub'),
  sheets: addressSchema.endsWith('.html'),
  language: z.string(),
  /** Form in which days are written: the language with its territory, and the first day of a month. */
  days: z.object({ locale: z.string(), first: z.string() }),
  title: z.string(),
  subtitle: z.string(),
  publisher: z.string(),
  rights: z.string(),
  /** The site's address, without a final slash, and the page that the book is made from. */
  site: z.url(),
  source: addressSchema,
  /** The first picture of `source`, with this drawn over it (SVG). */
  cover: z.object({ width: z.number(), height: z.number(), overlay: z.string(), background: z.string() }),
  styles: z.object({ book: z.string(), sheets: z.string() }),
  /** Pictures whose address begins so say nothing in a book. */
  idlePictures: z.string(),
  words: z.object({
    cover: z.string(),
    contents: z.string(),
    /** With `{{day}}` in it. */
    madeOn: z.string(),
    start: z.string(),
    about: z.string(),
    sheetsTitle: z.string(),
    sheetsText: z.string(),
    /** With `{{size}}` and `{{day}}` in it. */
    bookLink: z.string(),
    accessibility: z.string(),
  }),
  /** Paragraphs of the last chapter. */
  about: z.array(z.string()),
  chapters: z.array(chapterSchema),
  map: mapSchema.nullable(),
});

export type BookList = z.output<typeof bookListSchema>;
export type BookMap = NonNullable<BookList['map']>;

/** Paths of the lists of a built site, below its folder; none where a build wrote none. */
export async function listNames(site: string): Promise<string[]> {
  const names = await readdir(join(site, LISTS), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${LISTS}/${name}`)
    .sort();
}

/** @throws Error naming the list and what was expected in it */
export async function readList(site: string, name: string): Promise<BookList> {
  const { success, data, error } = bookListSchema.safeParse(
    JSON.parse(await readFile(join(site, name), 'utf8')),
  );
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${name} is no list of a book: ${problems.join('; ')}`);
}

/** Every page that a book is made from. */
export function pagesOf({ source, chapters }: Pick<BookList, 'source' | 'chapters'>): string[] {
  const below = (list: readonly Chapter[]): string[] =>
    list.flatMap(({ address, chapters: inner }) => [address, ...below(inner)]);
  return [...new Set([source, ...below(chapters)])];
}

/** @example fileOf('/fr/islande/') → 'fr/islande/index.html' */
export const fileOf = (address: string): string => `${address.slice(1)}index.html`;
