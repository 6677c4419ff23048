/** Lower-case ASCII words with single hyphens, as SPEC §9 makes them. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Characters: a part of an address is the name of a folder, of which file systems take 255 bytes. */
export const SLUG_LENGTH = 150;

/** @example isSlug('plage-noire') → true; isSlug('Plage noire') → false */
export const isSlug = (slug: string): boolean => SLUG_PATTERN.test(slug);

/** Taken by the map of each country (DECISIONS 13), and by the page that a server shows of a folder. */
const RESERVED_IN_COUNTRY = ['carte', 'map', 'index'];

/** Taken by the site's own pages, feeds and folders; `rss.xml` is here for those who type it. */
const RESERVED_AT_TOP = [
  'login',
  '404',
  'rss.xml',
  'fr',
  'en',
  'index',
  'carte',
  'map',
  'recherche',
  'search',
  'hors-ligne',
  'offline',
  'mon-voyage',
  'my-trip',
];

/** @example isReserved('carte', { inCountry: true }) → true */
export function isReserved(slug: string, { inCountry }: { inCountry: boolean }): boolean {
  return (inCountry ? RESERVED_IN_COUNTRY : RESERVED_AT_TOP).includes(slug);
}
