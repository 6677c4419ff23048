/** `](address`, with or without angle brackets, and the definitions of references, `[name]: address`. */
const ADDRESS = /\]\(\s*<?([^\s)>]+)|^[ \t]*\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/gm;

/**
 * Lists the addresses of all links and pictures in a Markdown text, without duplicates.
 * @example addressesIn('![A](/uploads/a.png "x") [b](/fr/)') → ['/uploads/a.png', '/fr/']
 */
export function addressesIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map((match) => match[1] ?? match[2] ?? ''))];
}
