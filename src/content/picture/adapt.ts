import { z } from 'zod';
import { rawRequiredText, rawText } from '../raw';
import type { BodyPicture, FocalPoint, Picture } from './types';

const CENTRE: FocalPoint = { x: 50, y: 50 };

/** Endings of pictures that the build can scale (gatsby-transformer-sharp); the CMS turns others into these. */
export const SHOWN = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** A file of the media library. `localFile___NODE` is set by the source plugin once the file is downloaded. */
export const rawMedia = z.object({
  url: z.string(),
  caption: rawText,
  focalPoint: z
    .object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
    .nullish()
    .transform((value) => value ?? CENTRE),
  localFile___NODE: z.string('expected a picture that can be downloaded'),
});

/** Component `media.image`: a file with the words of one entry in one language. */
export const rawImage = z.object({
  fichier: rawMedia.extend({
    url: z.string().regex(SHOWN, 'expected a picture that the site can show: JPEG, PNG, WebP, AVIF or TIFF'),
  }),
  alternative: rawRequiredText,
  legende: rawText,
});

export type RawMedia = z.output<typeof rawMedia>;
export type RawImage = z.output<typeof rawImage>;

export function adaptImage({ fichier, alternative, legende }: RawImage): Picture {
  return { ...adaptMedia(fichier), alt: alternative, caption: legende };
}

export function adaptBodyPicture(src: string, media: RawMedia): BodyPicture {
  return { ...adaptMedia(media), src };
}

function adaptMedia({ caption, focalPoint, localFile___NODE }: RawMedia) {
  return { file: localFile___NODE, focalPoint, ...parseCredit(caption) };
}

/**
 * The media library has one free line for a file, its caption; editors write there who made it and under which licence.
 * @example parseCredit('Grand Large — CC BY 4.0') → { credit: 'Grand Large', licence: 'CC BY 4.0' }
 */
export function parseCredit(caption: string | undefined): { credit?: string; licence?: string } {
  if (!caption) return {};
  const [credit, licence] = caption.split(/(?<!\s)\s+—\s+/, 2);
  return { ...(credit && { credit }), ...(licence && { licence }) };
}
