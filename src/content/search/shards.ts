/**
 * The files that a search reads. They hold texts and no index: a browser makes that within moments, it would weigh more
 * than the texts, and texts of an older release can be read by newer code.
 */

/** Raised when an older program could not read new files. */
export const SHARD_FORMAT = 1;

export type CountryTitles = {
  readonly name: string;
  readonly slug: string;
  readonly regions: readonly string[];
  /** Number of files that its texts take. */
  readonly parts: number;
  /** True when the first of them comes by itself on the country's pages. */
  readonly isLight: boolean;
};

/** Texts with a bar between each and the next, which gzip makes less of than of quotes and commas. */
type Column = string;

export const BAR = '|';

/**
 * Things of one kind, a list for each thing that is said of them: like beside like packs best. They stand country by
 * country; in each first those without a region, then those of its regions; last of all what belongs to no country.
 */
type Columns = {
  readonly titles: Column;
  /** Number of things in each of these spots. */
  readonly counts: readonly number[];
};
/** Editors' key words; empty where there are none. */
type Words = { readonly words: Column };

/** Last parts of addresses, packed beside their titles (slugs.ts). */
type ArticleColumns = Columns & Words & { readonly slugs: Column };
/** Short ids where another place of the country has the same title; empty where the title tells them apart. */
type PlaceColumns = Columns & Words & { readonly ids: Column };
/** Numbers of the articles that tell of them; -1 where their country's page does. */
type ExcursionColumns = Columns & { readonly articles: readonly number[] };
type PageColumns = { readonly titles: Column; readonly slugs: Column };

/** Everything that can be found in a language, by title. Every search reads it first. */
export type TitlesShard = {
  readonly format: number;
  readonly countries: readonly CountryTitles[];
  readonly articles: ArticleColumns;
  readonly places: PlaceColumns;
  readonly excursions: ExcursionColumns;
  readonly pages: PageColumns;
};

/** The texts of one entry: its id, standfirst, headings and body, each perhaps in part. */
export type TextRow = readonly [id: string, lead: string, headings: string, text: string];

/** A part of the texts of a country; the parts of an entry are put together in order. */
export type TextsShard = { readonly format: number; readonly texts: readonly TextRow[] };
