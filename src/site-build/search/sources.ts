import type { Locale } from '../../config/locales';
import type { SearchKind } from '../../content/search/types';

/** An entry as the search is told of it, before it is cut into files. */
export type SearchSource = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly shortTitle?: string | undefined;
  /** Last part of the address of a country, an article or a page. */
  readonly slug?: string | undefined;
  /** Set for places, which have no page: the map of their country opens them by it. */
  readonly shortId?: string | undefined;
  /** Slug of its country; none for what belongs to none. */
  readonly country?: string | undefined;
  /** Name of its region. */
  readonly region?: string | undefined;
  /** Editors' key words. */
  readonly words?: string | undefined;
  readonly lead?: string | undefined;
  readonly headings?: readonly string[];
  readonly text?: string | undefined;
  /** Set for excursions: the slug of the article that describes it. */
  readonly article?: string | undefined;
};

export type SearchSources = { readonly locale: Locale; readonly sources: readonly SearchSource[] };
