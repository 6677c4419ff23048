import { strToU8, zipSync, type Zippable } from 'fflate';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/**
 * Packs the files of a book. The type of the file stands first and is not compressed, so that it can be told from its first
 * bytes (EPUB 3, OCF, section 4.3).
 * @param files contents by name, below the folder of the book
 */
export function packBook(files: ReadonlyMap<string, string | Uint8Array>, madeAt: Date): Uint8Array {
  const mtime = madeAt;
  const entries: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0, mtime }],
    'META-INF/container.xml': [strToU8(CONTAINER), { mtime }],
  };
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    // A JPEG is as small as it gets.
    entries[`book/${name}`] = [bytes, { level: name.endsWith('.jpg') ? 0 : 9, mtime }];
  }
  return zipSync(entries);
}
