/** The kinds of results. The kind decides where a result leads and how it is described. */
export type SearchKind = 'country' | 'article' | 'place' | 'excursion' | 'page';

/** Something that visitors can find, in one language. */
export type SearchEntry = {
  readonly id: string;
  /** The address that it leads to. */
  readonly path: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** Name of its country; empty for what belongs to none. */
  readonly country: string;
  readonly region: string;
  /** Editors' key words: what visitors may call it. */
  readonly words: string;
  /** Standfirst or description; empty as long as the texts of its country are not loaded. */
  readonly lead: string;
  readonly headings: string;
  readonly text: string;
};

/** A stretch of text; the marked ones are words that were looked for. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

export type SearchResult = {
  readonly entry: SearchEntry;
  readonly title: readonly Piece[];
  /** The sentence that matches best; none when only the title is known. */
  readonly sentence: readonly Piece[];
};

export type SearchAnswer = {
  /** All words are found as they were typed, or in another form of the same word. */
  readonly exact: readonly SearchResult[];
  /** Some words differ by a letter or are missing. */
  readonly close: readonly SearchResult[];
};
