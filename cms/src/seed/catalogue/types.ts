import type { Locale } from '../../domain/locales';
import type { ArticleFacts, ArticleText } from '../schema/article';
import type { CommentFacts } from '../schema/comments';
import type { CountryFacts, CountryText } from '../schema/country';
import type { AuthorFacts, ExcursionFacts, FeatureFacts, RegionFacts } from '../schema/lists';
import type { MediaFacts, PageText, SiteFacts } from '../schema/pages';
import type { Place } from '../problems';
import type { Sourced, Text } from '../source/content-folder';

export type Texts<T> = Partial<Record<Locale, Text<T>>>;

/** Everything a kind has in common: its key, and where the key stands. */
interface Keyed {
  key: string;
  place: Place;
}

export interface ArticleSource extends Keyed {
  country: string | undefined;
  facts: Sourced<ArticleFacts>;
  texts: Texts<ArticleText>;
}

export interface CountrySource extends Keyed {
  facts: Sourced<CountryFacts>;
  texts: Texts<CountryText>;
}

export interface PageSource extends Keyed {
  texts: Texts<PageText>;
}

/** An item of a list file. `country` is the folder the file lies in. */
export interface Item<T> extends Keyed, Sourced<T> {
  country: string | undefined;
}

export interface MediaSource extends Item<MediaFacts> {
  /** Absolute path of the picture. */
  path: string;
}

/** All content of all folders, read and valid field by field; not yet checked for what names what. */
export interface Catalogue {
  media: MediaSource[];
  authors: Item<AuthorFacts>[];
  site: Sourced<SiteFacts> | undefined;
  countries: CountrySource[];
  regions: Item<RegionFacts>[];
  excursions: Item<ExcursionFacts>[];
  features: Item<FeatureFacts>[];
  articles: ArticleSource[];
  pages: PageSource[];
  comments: Item<CommentFacts>[];
  /** Keys of what is there but could not be read; naming them is no fault of those who do. */
  unreadable: Set<string>;
}

export const emptyCatalogue = (): Catalogue => ({
  media: [],
  authors: [],
  site: undefined,
  countries: [],
  regions: [],
  excursions: [],
  features: [],
  articles: [],
  pages: [],
  comments: [],
  unreadable: new Set(),
});
