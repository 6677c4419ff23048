import { type FileKind, PDF, PICTURES } from './file-kinds';
import type { Message } from './message';

/** Pictures by the bytes at their beginning, each as a character. */
const PICTURE_BEGINNINGS: readonly (readonly [beginning: RegExp, format: string])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftypavi[fs]/s, 'avif'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
];

/** Finds what a file says at its beginning that it is; whether the rest is there, or good, it does not say. */
export function pictureBegunBy(head: Buffer): FileKind | undefined {
  const text = head.toString('latin1');
  const format = PICTURE_BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];
  return format === undefined ? undefined : PICTURES[format];
}

export const isPdf = (head: Buffer): boolean => head.subarray(0, 5).toString('latin1') === '%PDF-';

const noTrack = (fr: string, en: string): Message => ({
  fr: `le fichier n’est pas un GPX\u00a0: c’est ${fr}, et une trace au format .gpx est attendue`,
  en: `the file is no GPX: it is ${en}, and a track in the format .gpx is expected`,
});

/** Tells of a file that was given as a track what it is instead, where its beginning shows it. */
export function strangerToTracks(head: Buffer): Message | undefined {
  const picture = pictureBegunBy(head);
  if (picture) return noTrack(`une image ${picture.name}`, `a ${picture.name} picture`);
  if (isPdf(head)) return noTrack(`un ${PDF.name}`, `a ${PDF.name}`);
  const text = head.toString('latin1');
  if (text.startsWith('PK\x03\x04')) return noTrack('une archive ZIP', 'a ZIP archive');
  const isPage = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+)?html\b/i.test(text);
  return isPage ? noTrack('une page HTML', 'an HTML page') : undefined;
}
