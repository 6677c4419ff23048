/** An element of a book, or its text. */
export type Branch = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Tree[];
};
export type Tree = string | Branch;

/** A tree in short. @example branch('p', {}, ['Vík']) */
export const branch = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly Tree[] = [],
): Branch => ({ name, attributes, children });

/** Text for XML, in an element as in an attribute; without the characters that XML 1.0 does not know. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- XML 1.0 has no place for these, not even escaped
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  );
}

/** XHTML of trees; `lang` is said in both ways that readers look for. */
export function toXhtml(trees: readonly Tree[]): string {
  return trees
    .map((tree) => {
      if (typeof tree === 'string') return escapeXml(tree);
      const { name, attributes, children } = tree;
      const all =
        attributes['lang'] === undefined ? attributes : { ...attributes, 'xml:lang': attributes['lang'] };
      const own = Object.entries(all).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
      const start = `<${name}${own.join('')}`;
      return children.length === 0 ? `${start}/>` : `${start}>${toXhtml(children)}</${name}>`;
    })
    .join('');
}

type Document = {
  readonly language: string;
  readonly title: string;
  /** Address of the style sheet, as seen from the document. */
  readonly style: string;
  /** Type of the document in the vocabulary of EPUB: `chapter`, `cover`. */
  readonly type?: string;
  readonly body: string;
};

/** A content document of EPUB 3. */
export function xhtmlDocument({ language, title, style, type, body }: Document): string {
  const own = escapeXml(language);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${own}" xml:lang="${own}">`,
    `<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="${style}"/></head>`,
    `<body${type ? ` epub:type="${type}"` : ''}>`,
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
