import { DEFAULT_LOCALE, LOCALES, type Locale } from '../config/locales';

/** Addresses of the site (SPEC §2): path routing, a final slash always, no path prefix. */

/**
 * The language of an address; addresses without a language of their own are in the default one.
 * @example localeOfPath('/en/iceland/') → 'en', localeOfPath('/login/') → 'fr'
 */
export function localeOfPath(path: string): Locale {
  return LOCALES.find((locale) => path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE;
}

/** @example homePath('fr') → '/', homePath('en') → '/en/' */
export function homePath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
}

/** @example countryPath('fr', 'islande') → '/fr/islande/' */
export function countryPath(locale: Locale, countrySlug: string): string {
  return `/${locale}/${countrySlug}/`;
}

/**
 * Some articles sit at top level, without a country.
 * @example articlePath('en', 'geysir', 'iceland') → '/en/iceland/geysir/'
 * @example articlePath('fr', 'decalage-horaire') → '/fr/decalage-horaire/'
 */
export function articlePath(locale: Locale, slug: string, countrySlug?: string): string {
  return countrySlug ? `/${locale}/${countrySlug}/${slug}/` : `/${locale}/${slug}/`;
}

/** @example pagePath('en', 'privacy-policy') → '/en/privacy-policy/' */
export function pagePath(locale: Locale, slug: string): string {
  return `/${locale}/${slug}/`;
}

/** @example feedPath('fr') → '/fr/rss.xml' */
export function feedPath(locale: Locale): string {
  return `/${locale}/rss.xml`;
}

/** As gatsby-plugin-manifest names it. @example manifestPath('en') → '/manifest_en.webmanifest' */
export function manifestPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest_${locale}.webmanifest`;
}

/** French only (SPEC §2). */
export const LOGIN_PATH = '/login/';
export const NOT_FOUND_PATH = '/404/';

/** The page on which editors see drafts, in either language; it lists itself nowhere. */
export const PREVIEW_PATH = '/preview/';

/** Every component in every state, while the site is developed. */
export const GALLERY_PATH = '/gallery/';

/**
 * Returns the address from which a country's menu is fetched.
 * @example menuDataPath('/fr/islande/') → '/menus/fr/islande.json'
 */
export function menuDataPath(countryPath: string): string {
  return `/menus${countryPath.slice(0, -1)}.json`;
}

/** Addresses and titles of all pages, for the page for unknown addresses to look through. */
export const ADDRESS_LIST_PATH = '/addresses/pages.json';

/** Slugs of a country's map (DECISIONS 13); no article may take them. */
const MAP_SLUGS: Record<Locale, string> = { fr: 'carte', en: 'map' };

/** @example mapPath('/en/iceland/') → '/en/iceland/map/' */
export function mapPath(countryPath: string): string {
  return `${countryPath}${MAP_SLUGS[localeOfPath(countryPath)]}/`;
}

/**
 * A place on its country's map, chosen.
 * @param name its short id, or the slug of a title that no other place of the country has
 * @example placePath('/fr/islande/', 'zqnkr') → '/fr/islande/carte/?p=zqnkr'
 */
export function placePath(countryPath: string, name: string): string {
  return `${mapPath(countryPath)}?p=${name}`;
}

/**
 * Returns the address from which the places of a country's map are fetched.
 * @example mapDataPath('/fr/islande/') → '/map-data/fr/islande.json'
 */
export function mapDataPath(countryPath: string): string {
  return `/map-data${countryPath.slice(0, -1)}.json`;
}

/**
 * A file to take along.
 * @example takeAlongPath('/fr/islande/', 'randonnees', 'gpx') → '/take-along/fr/islande/randonnees.gpx'
 */
export function takeAlongPath(countryPath: string, name: string, format: string): string {
  return `/take-along${countryPath}${name}.${format}`;
}

/**
 * The country as a book (DECISIONS 28).
 * @example bookPath('/fr/islande/') → '/take-along/fr/islande.epub'
 */
export function bookPath(countryPath: string): string {
  return `/take-along${countryPath.slice(0, -1)}.epub`;
}

/**
 * The practical articles of a country as one page to print.
 * @example sheetsPath('/fr/islande/') → '/take-along/fr/islande.html'
 */
export function sheetsPath(countryPath: string): string {
  return `/take-along${countryPath.slice(0, -1)}.html`;
}

/**
 * The list that the book and the sheets are made of; no server hands it out.
 * @example bookListPath('/fr/islande/') → '/_books/fr/islande.json'
 */
export function bookListPath(countryPath: string): string {
  return `/_books${countryPath.slice(0, -1)}.json`;
}

/** Slugs of the search (DECISIONS 18); no page may take them. */
const SEARCH_SLUGS: Record<Locale, string> = { fr: 'recherche', en: 'search' };

/**
 * The page of the search, with a question or without.
 * @example searchPath('en') → '/en/search/', searchPath('fr', 'Vík') → '/fr/recherche/?q=V%C3%ADk'
 */
export function searchPath(locale: Locale, question = ''): string {
  const path = `/${locale}/${SEARCH_SLUGS[locale]}/`;
  return question ? `${path}?q=${encodeURIComponent(question)}` : path;
}

/**
 * Returns the words that an address that leads nowhere may have been about.
 * @example wordsOfPath('/fr/islande/plage-noire/') → 'plage noire'
 */
export function wordsOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !LOCALES.some((locale) => locale === part));
  return decode(parts.at(-1) ?? '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Titles of everything that can be found in a language. @example titlesPath('fr') → '/search/fr/titles.json' */
export function titlesPath(locale: Locale): string {
  return `/search/${locale}/titles.json`;
}

/**
 * A part of the texts of a country.
 * @example textsPath('/fr/islande/', 1) → '/search/fr/islande/1.json'
 */
export function textsPath(countryPath: string, part: number): string {
  return `/search${countryPath}${part}.json`;
}

/** Slugs of the page for visitors without network (DECISIONS 18); no page may take them. */
const OFFLINE_SLUGS: Record<Locale, string> = { fr: 'hors-ligne', en: 'offline' };

/**
 * Returns the address of the page that lists a language's saved countries; a country's path chooses one to save.
 * @example offlinePath('en') → '/en/offline/', offlinePath('fr', '/fr/islande/') → '/fr/hors-ligne/?c=islande'
 */
export function offlinePath(locale: Locale, countryPath?: string): string {
  const path = `/${locale}/${OFFLINE_SLUGS[locale]}/`;
  return countryPath === undefined ? path : `${path}?c=${countryPath.split('/')[2] ?? ''}`;
}

/**
 * Returns the address of a country's pack list: what belongs to the pack, with sizes and digests;
 * publisher/releases/packs.ts makes it from the build's list.
 * @example packPath('/fr/islande/') → '/packs/fr/islande.json'
 */
export function packPath(countryPath: string): string {
  return `/packs${countryPath.slice(0, -1)}.json`;
}

/** The program that answers for saved countries without network. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** Slugs of the visitor's trips (DECISIONS 18); no page may take them. */
const TRIP_SLUGS: Record<Locale, string> = { fr: 'mon-voyage', en: 'my-trip' };

/** @example tripPath('en') → '/en/my-trip/' */
export function tripPath(locale: Locale): string {
  return `/${locale}/${TRIP_SLUGS[locale]}/`;
}

/**
 * The page of trips, with an itinerary of the guide to be taken.
 * @example takeItineraryPath('en', 'k3v9x') → '/en/my-trip/?take=k3v9x'
 */
export function takeItineraryPath(locale: Locale, shortId: string): string {
  return `${tripPath(locale)}?take=${shortId}`;
}

/**
 * Returns the address of the file that tells which country has which short id.
 * @example tripIndexPath('fr') → '/trip-data/fr.json'
 */
export function tripIndexPath(locale: Locale): string {
  return `/trip-data/${locale}.json`;
}

/**
 * Returns the address of what trips show of a country's entries.
 * @example tripFilePath('/fr/islande/') → '/trip-data/fr/islande.json'
 */
export function tripFilePath(countryPath: string): string {
  return `/trip-data${countryPath.slice(0, -1)}.json`;
}
