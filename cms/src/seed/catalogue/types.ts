import type { Locale } from '../../domain/locales';
import type { Place } from '../problems';
import type { ArticleFacts, ArticleText } from '../schema/article';
import type { CommentFacts } from '../schema/comments';
import type { CountryFacts, CountryText } from '../schema/country';
import type { AuthorFacts, ExcursionFacts, FeatureFacts, RegionFacts } from '../schema/lists';
import type { MediaFacts, PageText, SiteFacts } from '../schema/pages';
import type { Sourced, Text } from '../source/content-folder';

export type Texts<T> = Partial<Record<Locale, Text<T>>>;

/** Everything a kind has in common: its key, and where the key stands. */
type Keyed = {
  key: string;
  place: Place;
};

export type ArticleSource = {
  country: string | undefined;
  facts: Sourced<ArticleFacts>;
  texts: Texts<ArticleText>;
} & Keyed;

export type CountrySource = {
  facts: Sourced<CountryFacts>;
  texts: Texts<CountryText>;
} & Keyed;

export type PageSource = {
  texts: Texts<PageText>;
} & Keyed;

/** An item of a list file. `country` is the folder the file lies in. */
export type Item<T> = {
  country: string | undefined;
} & Keyed &
  Sourced<T>;

export type MediaSource = {
  /** Absolute path of the picture. */
  path: string;
} & Item<MediaFacts>;

/** All content of all folders, read and valid field by field; not yet checked for what names what. */
export type Catalogue = {
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
};

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
