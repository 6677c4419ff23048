/**
 * Everything that the site itself keeps in a browser. The privacy page lists the same names, and the browser tests hold
 * both against what they find. A name stands for all keys that begin with it.
 */
export const OWN_STORAGE = {
  cookies: ['cc_cookie'],
  local: ['token', 'user'],
  session: ['@@scroll', 'gatsby-reload-compilation-hash-match', 'draft'],
} as const;
