/** A link to a page of the site, `[words](/fr/pays/article/#part "title")`; pictures begin with `!`. */
const LINK = /(?<!!)\[([^[\]]*)\]\((\/(?:fr|en)\/[^\s)#?.]*)([#?][^\s)]*)?(\s+"[^"]*")?\)/g;

/**
 * Leads the links of a text where their pages are now: one that has moved is followed, and of one that is not published
 * the words stay. @param destinationOf the address to lead to, or undefined where there is no page
 * @example mendLinks('[la côte](/fr/ancien/)', () => '/fr/neuf/') → '[la côte](/fr/neuf/)'
 */
export function mendLinks(markdown: string, destinationOf: (path: string) => string | undefined): string {
  return markdown.replace(LINK, (_, words: string, path: string, part = '', title = '') => {
    const target = destinationOf(path);
    return target === undefined ? words : `[${words}](${target}${String(part)}${String(title)})`;
  });
}
