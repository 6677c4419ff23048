/** Names below `/api` that a sealed token follows; capitals count in such a token. */
const SEALED = ['moderation', 'subscription', 'my-data'];

/**
 * Addresses that may end in a slash. Browsers add it to the first two, the site's login form posts to the third, and
 * Strapi's panel asks the others so (`/admin/users/` and an id, where there is none). They are named one by one, so that
 * nothing that a limit or a guard looks at ever gets a second spelling by accident.
 */
const WITH_FINAL_SLASH = [
  ...['/', '/admin/', '/api/auth/local/'],
  ...['/admin/users/', '/admin/roles/', '/admin/webhooks/', '/upload/folders/'],
];

/** A part of a path without needless encoding. Only the colon may be encoded, as Strapi's clients do in `api::comment.comment`. */
const NAME = /^(?:[\w\-.~:@!$&'()*+,=]|%3a)+$/i;

const isName = (text: string): boolean => NAME.test(text) && !text.endsWith('.');

const hasCapitals = (text: string): boolean => /[A-Z]/.test(text.replaceAll('%3A', ':'));

/** The names in which case must not be played with: all that a limit, a guard or a proxy's rule looks at. */
function watched([area = '', second = '', ...rest]: readonly string[]): readonly string[] {
  if (area === 'api') return SEALED.includes(second) ? [area, second] : [area, second, ...rest];
  // Files of the panel have hashes in their names.
  return area === 'admin' && !second.includes('.') ? [area, second] : [area];
}

/**
 * Checks whether a path is written in the one way that the CMS answers to.
 *
 * - It is a path alone: it starts with one slash, and no host, fragment or backslash is in it.
 * - Its names are not empty and do not end with a dot (so `//`, `/./` and `/../` are none), and hold no character that
 *   some program on the way could cut off, such as `;`.
 * - Nothing is percent-encoded but the colon.
 * - It has no final slash, except `/`, `/admin/`, `/api/auth/local/` and the few that Strapi's panel asks so.
 * - The area (`api`, `admin`, `upload` …) is in lower case; under `/api` every other name as well, except the tokens of
 *   links; under `/admin` the next name, unless it is a file. Files, ids and Strapi's own `bulkPublish` keep capitals.
 * @param path as it stands in the request, without its query
 * @example isPlainAddress('/api/comments') → true, isPlainAddress('/API/comments') → false
 */
export function isPlainAddress(path: string): boolean {
  const hasFinalSlash = path.endsWith('/');
  if (hasFinalSlash && !WITH_FINAL_SLASH.includes(path)) return false;
  if (path === '/') return true;
  const [start, ...names] = (hasFinalSlash ? path.slice(0, -1) : path).split('/');
  return start === '' && names.length > 0 && names.every(isName) && !watched(names).some(hasCapitals);
}
