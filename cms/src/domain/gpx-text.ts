/**
 * The text of an XML file by its byte order mark; UTF-8 without one, whatever the file says of itself.
 * @returns what follows the mark
 */
export function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes;
  const even = bytes.subarray(0, bytes.length & ~1);
  if (first === 0xff && second === 0xfe) return even.toString('utf16le').slice(1);
  if (first === 0xfe && second === 0xff) return Buffer.from(even).swap16().toString('utf16le').slice(1);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** An ampersand that begins nothing that XML knows: `&eacute;` of a page, or “Fish & Chips”. */
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/**
 * Mends what exporters get wrong and readers forgive: blank lines before the declaration, and names with entities of HTML or a
 * bare ampersand. A file that declares entities of its own is left as it is.
 */
export function mendXml(text: string): string {
  const begun = text.trimStart();
  return begun.includes('<!ENTITY') ? begun : begun.replace(STRAY, '&amp;');
}
