/** An address of a file in the media library, with the origin under which somebody saw it. */
const WITH_ORIGIN = /https?:\/\/[^\s/()<>"']+(\/uploads\/[^\s()<>"'?#]+)/g;

/**
 * Lists what may be files of the media library by their paths.
 * @example pathsWithOrigin('![a](http://localhost:1337/uploads/a_1.jpg)') → ['/uploads/a_1.jpg']
 */
export const pathsWithOrigin = (text: string): string[] => [
  ...new Set([...text.matchAll(WITH_ORIGIN)].map(([, path = '']) => path)),
];

/**
 * Leaves of the addresses of known files their paths alone, by which they are found under any domain. An `/uploads/` of
 * another site stays as it is.
 * @param known paths of files that the media library has
 */
export const withoutOrigins = (text: string, known: ReadonlySet<string>): string =>
  text.replace(WITH_ORIGIN, (address, path: string) => (known.has(path) ? path : address));
