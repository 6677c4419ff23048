import type article from '../../locales/fr/article.json';
import type comments from '../../locales/fr/comments.json';
import type common from '../../locales/fr/common.json';
import type country from '../../locales/fr/country.json';
import type form from '../../locales/fr/form.json';
import type home from '../../locales/fr/home.json';
import type login from '../../locales/fr/login.json';
import type map from '../../locales/fr/map.json';
import type notFound from '../../locales/fr/not-found.json';
import type offline from '../../locales/fr/offline.json';
import type preview from '../../locales/fr/preview.json';
import type searchPage from '../../locales/fr/search-page.json';
import type search from '../../locales/fr/search.json';
import type sitemap from '../../locales/fr/sitemap.json';
import type tripPage from '../../locales/fr/trip-page.json';
import type trip from '../../locales/fr/trip.json';

/** The interface words of a language by namespace, which is the name of a file in `locales/`. */
type Vocabulary = {
  readonly article: typeof article;
  readonly comments: typeof comments;
  readonly common: typeof common;
  readonly country: typeof country;
  readonly form: typeof form;
  readonly home: typeof home;
  readonly login: typeof login;
  readonly map: typeof map;
  readonly 'not-found': typeof notFound;
  readonly offline: typeof offline;
  readonly preview: typeof preview;
  readonly search: typeof search;
  readonly 'search-page': typeof searchPage;
  readonly sitemap: typeof sitemap;
  readonly trip: typeof trip;
  readonly 'trip-page': typeof tripPage;
};

export type Namespace = keyof Vocabulary;

/**
 * The keys of a namespace, nested ones joined by dots and plurals without their suffix. The compiler checks keys against
 * the French files; the build checks that both languages have the same ones (src/site-build/source/check-locales.ts).
 */
type Key<N extends Namespace> = KeysOf<Vocabulary[N], ''>;

type KeysOf<T, Path extends string> = T extends string
  ? WithoutPlural<Path>
  : { [K in keyof T & string]: KeysOf<T[K], Path extends '' ? K : `${Path}.${K}`> }[keyof T & string];

type WithoutPlural<Path extends string> = Path extends `${infer Word}_${'zero' | 'one' | 'other'}`
  ? Word
  : Path;

/** Values for the names in double braces. `count` also chooses the plural. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string;
