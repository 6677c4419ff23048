/**
 * Links of the content's own form, `](article:key)`, with an optional `#anchor` and title, also as reference
 * definitions (`[name]: article:key`).
 */
const LINK = /(\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?)(article|country|page|media):([^\s)>"#]*)/gm;

export type LinkKind = 'article' | 'country' | 'page' | 'media';

export type ContentLink = {
  kind: LinkKind;
  key: string;
  /** Counted from 1 in the text. */
  line: number;
};

/** @example findLinks('See [geysers](article:geysir).') → [{ kind: 'article', key: 'geysir', line: 1 }] */
export function findLinks(text: string): ContentLink[] {
  return [...text.matchAll(LINK)].map((match) => ({
    kind: match[2] as LinkKind,
    key: match[3] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** @returns the address, or undefined to leave the link as it stands */
export type Resolve = (kind: LinkKind, key: string) => string | undefined;

/** @example replaceLinks('[a](page:contact)', () => '/fr/contact/') → '[a](/fr/contact/)' */
export function replaceLinks(text: string, resolve: Resolve): string {
  return text.replace(LINK, (whole, before: string, kind: LinkKind, key: string) => {
    const address = resolve(kind, key);
    return address === undefined ? whole : `${before}${address}`;
  });
}
