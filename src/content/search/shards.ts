/**
 * The files that a search reads. They hold texts and no index: a browser makes that within moments, it would weigh more
 * than the texts, and texts of an older release can be read by newer code.
 */

/** Raised when an older program could not read new files. */
export const SHARD_FORMAT = 1;

/** A row of the titles: title, last part of the address, number of the region (-1: none), editors' key words. */
export type ArticleRow = readonly [title: string, slug: string, region: number, words: string];
/** Places have no page: their country's map shows them, by their title. */
export type PlaceRow = readonly [title: string, region: number, words: string];
/** `slug` names the article that tells of the excursion; where it is empty its country's page does. */
export type ExcursionRow = readonly [title: string, region: number, slug: string];
export type PageRow = readonly [title: string, slug: string];

export type CountryTitles = {
  readonly name: string;
  readonly slug: string;
  readonly regions: readonly string[];
  readonly articles: readonly ArticleRow[];
  readonly places: readonly PlaceRow[];
  readonly excursions: readonly ExcursionRow[];
  /** How many files its texts take. */
  readonly parts: number;
  /** Whether the first of them comes by itself on the country's pages. */
  readonly isLight: boolean;
};

/** Everything that can be found in a language, by title. Every search reads it first. */
export type TitlesShard = {
  readonly format: number;
  readonly countries: readonly CountryTitles[];
  /** Articles without a country, and the pages of the site. */
  readonly articles: readonly ArticleRow[];
  readonly pages: readonly PageRow[];
};

/** The texts of one entry: its id, standfirst, headings and body, each perhaps in part. */
export type TextRow = readonly [id: string, lead: string, headings: string, text: string];

/** A part of the texts of a country; the parts of an entry are put together in order. */
export type TextsShard = { readonly format: number; readonly texts: readonly TextRow[] };
