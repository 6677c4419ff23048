import { open, readFile } from 'node:fs/promises';
import { isPdf, strangerToTracks } from '../domain/beginnings';
import { extensionOf, type FileKind, GPX, kindNamed, PDF } from '../domain/file-kinds';
import { readTrack, TRACK_LIMIT } from '../domain/gpx';
import { decodeXml } from '../domain/gpx-text';
import type { Message } from '../domain/message';
import { settlePicture } from './picture';

/** Bytes at the beginning that tell text from pictures. */
const HEAD = 512;

export const EMPTY: Message = { fr: 'le fichier est vide', en: 'the file is empty' };
const UNKNOWN: Message = {
  fr: 'son contenu n’est d’aucun type permis',
  en: 'its content is of no kind that is allowed',
};
const TOO_LARGE: Message = {
  fr: `la trace dépasse ${(TRACK_LIMIT / 1024 / 1024).toString()} Mo`,
  en: `the track is larger than ${(TRACK_LIMIT / 1024 / 1024).toString()} MB`,
};

const markup = (beginning: string): Message => ({
  fr: `il contient une page, un dessin SVG ou un autre XML (il commence par «\u00a0${beginning}\u00a0»)`,
  en: `it holds a page, an SVG drawing or other XML (it begins with “${beginning}”)`,
});

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The text that a file begins with, white space and byte order mark left out; UTF-16 as a browser would read it. */
const textOf = (head: Buffer): string => decodeXml(head).trimStart();

async function judgeTrack(file: string, size: number): Promise<FileKind | Message> {
  if (size > TRACK_LIMIT) return TOO_LARGE;
  const track = await readTrack(decodeXml(await readFile(file)));
  return 'fault' in track ? track.fault : GPX;
}

/**
 * Determines the kind of a file from its bytes alone; its name and declared type are not trusted. A picture may be written
 * anew (`settlePicture`).
 * @param file.path where its bytes lie
 * @returns the kind of file that it is, or why it is not kept
 */
export async function judge(file: { path: string; name: string; size: number }): Promise<FileKind | Message> {
  const head = await headOf(file.path);
  if (head.length === 0) return EMPTY;
  const isMeantAsTrack = kindNamed(extensionOf(file.name)) === GPX;
  const stranger = isMeantAsTrack ? strangerToTracks(head) : undefined;
  if (stranger) return stranger;
  const text = textOf(head);
  if (text.startsWith('<'))
    return isMeantAsTrack
      ? judgeTrack(file.path, file.size)
      : markup(text.split('\n')[0]?.slice(0, 40) ?? '');
  if (isPdf(head)) return PDF;
  return (await settlePicture(file.path, head)) ?? UNKNOWN;
}
