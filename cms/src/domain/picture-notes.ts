// What a camera or a phone writes into a picture beside the picture: where it was taken, when, with what, a smaller copy.
// None of it is for visitors. The picture itself is not decoded, so that nothing is lost.

/** EXIF that says nothing but how the picture is to be turned (tag 274). */
function exifOfOrientation(orientation: number): Buffer {
  const exif = Buffer.from('49492a00080000000100120103000100000000000000' + '00000000', 'hex');
  exif.writeUInt16LE(orientation, 18);
  return exif;
}

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).toString('latin1') === text;

/** Checks whether showing a JPEG takes this segment: its tables, the colour profile, how its colours are stored. */
function shows(marker: number, content: Buffer): boolean {
  if (marker === 0xe0) return startsWith(content, 'JFIF\0');
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE\0');
  if (marker === 0xee) return startsWith(content, 'Adobe');
  return (marker < 0xe0 || marker > 0xef) && marker !== 0xfe;
}

/** @returns where the coded picture that begins at `start` ends: at the next marker that is no part of it */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start;
  while ((at = bytes.indexOf(0xff, at)) !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
  return bytes.length;
}

/**
 * @param orientation how it is to be turned, as EXIF counts it; 1 is upright
 * @returns the JPEG without notes, and without what phones append behind its end; undefined when its order is not a JPEG's
 */
export function jpegWithoutNotes(bytes: Buffer, orientation = 1): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation > 1) {
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifOfOrientation(orientation)]);
    kept.push(Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif);
  }
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (shows(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9)
      return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
  }
  return undefined;
}

const PNG_NOTES = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'];

/** @returns the PNG without notes, and without anything behind its end; undefined when its order is not a PNG's */
export function pngWithoutNotes(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (!PNG_NOTES.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

const WEBP_PICTURE = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];
/** In the first byte of `VP8X`: that there are EXIF and XMP. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** @returns the still WebP without notes; undefined when its order is not a WebP's */
export function webpWithoutNotes(bytes: Buffer, orientation = 1): Buffer | undefined {
  const kept: Buffer[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)));
    const turns = orientation > 1;
    if (type === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (turns ? HAS_EXIF : 0);
    if (WEBP_PICTURE.includes(type)) kept.push(chunk);
    at += chunk.length;
  }
  if (kept.length === 0) return undefined;
  if (orientation > 1 && startsWith(kept[0] ?? Buffer.of(), 'VP8X')) {
    const exif = exifOfOrientation(orientation);
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
    head.writeUInt32LE(exif.length, 4);
    kept.push(head, exif);
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  const picture = Buffer.concat(kept);
  head.writeUInt32LE(picture.length + 4, 4);
  return Buffer.concat([head, picture]);
}

/**
 * Blanks notes where they stand: in an AVIF every place of the file is counted from its beginning.
 * @param notes bytes that the file holds
 */
export function blankNotes(bytes: Buffer, notes: readonly Buffer[]): Buffer {
  const blanked = Buffer.from(bytes);
  for (const note of notes) {
    const at = note.length === 0 ? -1 : blanked.indexOf(note);
    if (at !== -1) blanked.fill(0, at, at + note.length);
  }
  return blanked;
}
