import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureBegunBy } from '../domain/beginnings';
import { type FileKind, PICTURES } from '../domain/file-kinds';
import type { Message } from '../domain/message';
import { blankNotes, jpegWithoutNotes, pngWithoutNotes, webpWithoutNotes } from '../domain/picture-notes';

/** The largest cameras of everyday use take 61 million pixels; what is decoded is bounded with it. */
export const MOST_PIXELS = 64_000_000;
/** Seconds that decoding one picture may take. */
const LONGEST = 20;

/** sharp may read only the formats that are kept; a file that is an SVG is refused, whatever its name. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});

const tooManyPixels = (width: number, height: number): Message => ({
  fr: `l’image mesure ${width.toString()} × ${height.toString()} pixels, et ${(MOST_PIXELS / 1e6).toString()} millions de pixels sont permis`,
  en: `the picture measures ${width.toString()} × ${height.toString()} pixels, and ${(MOST_PIXELS / 1e6).toString()} million pixels are allowed`,
});

const damaged = ({ name }: FileKind): Message => ({
  fr: `l’image ${name} est incomplète ou abîmée\u202f; exportez-la de nouveau`,
  en: `the ${name} picture is cut short or damaged; export it again`,
});

const MOVING: Message = {
  fr: 'l’image est animée, et le site ne montre que des images fixes\u202f; enregistrez-en une image fixe',
  en: 'the picture is animated, and the site shows still ones only; save one picture of it',
};

type Header = {
  format: string;
  width: number;
  height: number;
  isAnimated: boolean;
  /** The turn that the picture needs, as EXIF counts it; 1 is upright. */
  orientation: number;
  notes: readonly Buffer[];
};

/** From the picture's header alone. @returns undefined when sharp knows no such picture */
async function describe(file: string): Promise<Header | undefined> {
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    const { format, compression, width, height, pages = 1, orientation = 1 } = header;
    return {
      format: format === 'heif' && compression === 'av1' ? 'avif' : format,
      width,
      height,
      // The pages of a TIFF are no film.
      isAnimated: pages > 1 && (format === 'gif' || format === 'webp'),
      orientation,
      notes: [header.exif, header.xmp, header.iptc].filter((note) => note !== undefined),
    };
  } catch {
    return undefined;
  }
}

/** Decodes a picture to its last row. @throws Error with what sharp complains of, from `failOn` upwards */
async function decode(file: string, failOn: 'error' | 'warning'): Promise<void> {
  const picture = sharp(file, { failOn, limitInputPixels: MOST_PIXELS, sequentialRead: true });
  await picture.timeout({ seconds: LONGEST }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
}

/** Checks whether the build can take the picture as it is. */
const isReadable = (file: string): Promise<boolean> =>
  decode(file, 'warning').then(
    () => true,
    () => false,
  );

type Rewritten = 'png' | 'jpeg' | 'tiff';

/** Writes a picture anew in its place and without notes: as JPEG as good as a camera's, else without a loss. */
async function rewrite(file: string, format: Rewritten): Promise<FileKind | undefined> {
  const picture = sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .keepIccProfile();
  const written = {
    png: () => picture.png(),
    jpeg: () => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
    tiff: () => picture.tiff({ compression: 'deflate' }),
  }[format]();
  await writeFile(file, await written.timeout({ seconds: LONGEST }).toBuffer());
  return PICTURES[format];
}

function withoutNotes(bytes: Buffer, kind: FileKind, { orientation, notes }: Header): Buffer | undefined {
  if (kind === PICTURES.jpeg) return jpegWithoutNotes(bytes, orientation);
  // A PNG that lies on its side is turned, not noted anew.
  if (kind === PICTURES.png) return orientation > 1 ? undefined : pngWithoutNotes(bytes);
  if (kind === PICTURES.webp) return webpWithoutNotes(bytes, orientation);
  return blankNotes(bytes, notes);
}

/** Takes out of a picture where and with what it was taken: the library hands out the file itself, too. */
async function forgetNotes(file: string, kind: FileKind, header: Header): Promise<FileKind | undefined> {
  // Its notes are wherever its maker put them.
  if (kind === PICTURES.tiff) return rewrite(file, 'tiff');
  const bytes = await readFile(file);
  const clean = withoutNotes(bytes, kind, header);
  if (clean === undefined) return rewrite(file, kind === PICTURES.png ? 'png' : 'jpeg');
  if (!clean.equals(bytes)) await writeFile(file, clean);
  return kind;
}

/**
 * Reads a picture as the site's build will: to its last row, refusing what sharp warns of. What every viewer shows and the
 * build would refuse is written anew: a still GIF, and a JPEG with a wrong number in its header, as some phones write it.
 * Notes of the camera are taken out of all.
 * @param file its path; it may hold another kind of picture afterwards
 * @param head its first bytes, which say what sharp does not of a picture that it cannot read
 * @returns its kind, what is wrong with it, or undefined when it is no picture of a kind that is kept
 */
export async function settlePicture(file: string, head: Buffer): Promise<FileKind | Message | undefined> {
  const found = await describe(file);
  const begun = found ? undefined : pictureBegunBy(head);
  if (begun) return damaged(begun);
  const kind = found && PICTURES[found.format];
  if (!found || !kind) return undefined;
  const { width, height, isAnimated } = found;
  if (width * height > MOST_PIXELS) return tooManyPixels(width, height);
  if (isAnimated) return MOVING;
  try {
    await decode(file, kind === PICTURES.jpeg ? 'error' : 'warning');
    if (kind === PICTURES.gif) return await rewrite(file, 'png');
    const isSound = kind !== PICTURES.jpeg || (await isReadable(file));
    return isSound ? await forgetNotes(file, kind, found) : await rewrite(file, 'jpeg');
  } catch {
    return damaged(kind);
  }
}
