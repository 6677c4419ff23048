import { createHash } from 'node:crypto';
import type { BookList } from './book-list';
import { COVER, type Documents, MAP_DRAWING, NAV, STYLE } from './documents';
import { escapeXml } from './xhtml';

type Options = {
  readonly list: BookList;
  readonly documents: Documents;
  /** Names of pictures and drawings. */
  readonly pictures: readonly string[];
  readonly madeAt: Date;
};

/** Writes what a book says of itself, its files, and their order (EPUB 3, section 5; accessibility by schema.org). */
export function packageDocument({ list, documents, pictures, madeAt }: Options): string {
  const { language, title, subtitle, publisher, rights, site, source, words } = list;
  const text = escapeXml;
  const meta = (property: string, value: string) => `<meta property="${property}">${text(value)}</meta>`;
  const accessibility = [
    meta('schema:accessMode', 'textual'),
    meta('schema:accessMode', 'visual'),
    meta('schema:accessModeSufficient', 'textual'),
    ...['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents', 'unlocked'].map(
      (feature) => meta('schema:accessibilityFeature', feature),
    ),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', words.accessibility),
  ];
  const files = [
    ...[...documents.keys()].map((name) =>
      item(name, 'application/xhtml+xml', name === NAV ? 'nav' : undefined),
    ),
    item(STYLE, 'text/css'),
    ...pictures.map((name) =>
      item(
        name,
        name === MAP_DRAWING ? 'image/svg+xml' : 'image/jpeg',
        name === COVER.picture ? 'cover-image' : undefined,
      ),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${text(language)}">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">${identifier(site + source)}</dc:identifier>`,
    `<dc:title>${text(`${title} – ${subtitle}`)}</dc:title>`,
    `<dc:language>${text(language)}</dc:language>`,
    `<dc:creator>${text(publisher)}</dc:creator>`,
    `<dc:publisher>${text(publisher)}</dc:publisher>`,
    `<dc:rights>${text(rights)}</dc:rights>`,
    `<dc:source>${text(site + source)}</dc:source>`,
    `<dc:date>${madeAt.toISOString().slice(0, 10)}</dc:date>`,
    meta('dcterms:modified', madeAt.toISOString().replace(/\.\d+Z$/, 'Z')),
    ...accessibility,
    '</metadata>',
    `<manifest>${files.join('')}</manifest>`,
    `<spine>${[...documents.keys()].map((name) => `<itemref idref="${idOf(name)}"/>`).join('')}</spine>`,
    '</package>',
    '',
  ].join('\n');
}

function item(name: string, type: string, properties?: string): string {
  return `<item id="${idOf(name)}" href="${name}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;
}

/** @example idOf('pictures/a1.jpg') → 'pictures-a1.jpg' */
const idOf = (name: string): string => `f-${name.replaceAll('/', '-')}`;

/** The same page is the same book, whenever it is made: readers then replace the older one. */
function identifier(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
