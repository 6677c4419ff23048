/**
 * Everything that the site itself keeps in a browser. The privacy page lists the same names, and the browser tests hold
 * both against what they find. A name stands for all keys that begin with it.
 */
export const OWN_STORAGE = {
  cookies: ['cc_cookie'],
  local: ['token', 'user', 'trips'],
  session: ['@@scroll', 'gatsby-reload-compilation-hash-match', 'draft'],
  databases: ['offline'],
  caches: ['pack'],
} as const;

/** The database of the countries that a visitor has saved, and of the one from which each open page came. */
export const [OFFLINE_DATABASE] = OWN_STORAGE.databases;
/** The beginning of the names of caches that hold a saved country. */
export const [PACK_CACHE] = OWN_STORAGE.caches;
