/**
 * Other ways to write an address that some program on its way may take for the same one. None of them may step around
 * a rule that holds for the plain spelling. Send them with `node:http`: `fetch` would tidy them up first.
 */

const upperAt = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

const encodedAt = (text: string, at: number) =>
  text.slice(0, at) + encoded(text.charAt(at)) + text.slice(at + 1);

/** Upper case, in one letter or in all of them. */
function byCase(path: string): string[] {
  const last = path.lastIndexOf('/') + 1;
  const alternating = [...path].map((letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join('');
  return [
    path.toUpperCase(),
    upperAt(path, 1),
    upperAt(path, last),
    upperAt(path, path.length - 1),
    alternating,
  ];
}

/** More slashes, or other ones. */
function bySlashes(path: string): string[] {
  const last = path.lastIndexOf('/');
  const [before, after] = [path.slice(0, last), path.slice(last + 1)];
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    `${before}//${after}`,
    `${before}\\${after}`,
    `${before}/\\${after}`,
    `${path}\\`,
  ];
}

/** Segments that mean this folder, or the one above. */
function byDots(path: string): string[] {
  const last = path.lastIndexOf('/');
  const [before, after] = [path.slice(0, last), path.slice(last + 1)];
  return [
    `/.${path}`,
    `${path}/.`,
    `${path}/x/..`,
    `/x/..${path}`,
    `/..${path}`,
    `${before}/./${after}`,
    `${before}/%2e/${after}`,
    `/x/%2e%2e${path}`,
    `/x/..;${path}`,
    `${path}.`,
  ];
}

/** Characters written as numbers: plain, doubly, in another alphabet, and the ones that end or fill a name. */
function byEncoding(path: string): string[] {
  const last = path.lastIndexOf('/');
  const [before, after] = [path.slice(0, last), path.slice(last + 1)];
  const wide = String.fromCharCode(path.charCodeAt(1) + 0xfee0);
  return [
    encodedAt(path, 1),
    encodedAt(path, last + 1),
    encodedAt(path, path.length - 1),
    encodedAt(path, path.length - 1).replace(/%..$/, (code) => code.toUpperCase()),
    encodedAt(path.toUpperCase(), 1),
    encodedAt(path, 1).replace('%', '%25'),
    `/${encodeURIComponent(wide)}${path.slice(2)}`,
    `${before}%2f${after}`,
    `${before}%2F${after}`,
    `${before}%5c${after}`,
    `${path}%2f`,
    `${path}%00`,
    `${path}%20`,
    `${path}%09`,
    `${path}%0d%0a`,
  ];
}

/** Lists spellings with an addition that some servers cut off. */
const byAdditions = (path: string): string[] => [
  `${path};`,
  `${path};x=1`,
  `${path}/;x`,
  `${path}%3bx`,
  `${path}%3f`,
];

/**
 * @param path in its plain spelling: lower case, no final slash
 * @returns its other spellings, each once, at least twenty, without the plain one
 * @example spellingsOf('/api/comments') → ['/API/COMMENTS', '/Api/comments', …, '/api//comments', '/%61pi/comments', …]
 */
export function spellingsOf(path: string): string[] {
  const all = [byCase, bySlashes, byDots, byEncoding, byAdditions].flatMap((ways) => ways(path));
  return [...new Set(all)].filter((spelling) => spelling.startsWith('/') && spelling !== path);
}
