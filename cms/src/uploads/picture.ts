import sharp from 'sharp';
import { type FileKind, PICTURES } from '../domain/file-kinds';
import type { Message } from '../domain/message';

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

const unreadable = (kind: string, reason: string): Message => ({
  fr: `l’image ${kind} est incomplète ou abîmée (${reason})`,
  en: `the ${kind} picture is cut short or damaged (${reason})`,
});

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.trim().slice(0, 120) ?? '';

/** From the picture's header alone. @returns undefined when sharp knows no such picture */
async function describe(
  file: string,
): Promise<{ format: string; width: number; height: number } | undefined> {
  try {
    const { format, compression, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return { format: format === 'heif' && compression === 'av1' ? 'avif' : format, width, height };
  } catch {
    return undefined;
  }
}

/**
 * Reads a picture as the site's build will: to its last row, refusing what sharp warns of.
 * @param file its path
 * @returns its kind, what is wrong with it, or undefined when it is no picture of a kind that is kept
 */
export async function readPicture(file: string): Promise<FileKind | Message | undefined> {
  const found = await describe(file);
  const kind = found && PICTURES[found.format];
  if (!found || !kind) return undefined;
  const { width, height } = found;
  if (width * height > MOST_PIXELS) return tooManyPixels(width, height);
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true });
    await picture.timeout({ seconds: LONGEST }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return kind;
  } catch (error) {
    return unreadable(kind.name, reasonOf(error));
  }
}
