import { z } from 'zod';
import type { Locale } from '../../config/locales';
import { adaptBodyPicture, rawMedia, SHOWN } from '../picture/adapt';
import { SAYS_WHAT_WAS_FOUND } from '../raw';
import { unknownPictures } from './picture-sources';
import type { RichText } from './types';

/** A rich text as the source plugin delivers it: the Markdown, and the pictures that it found in the media library. */
export const rawRichText = z
  .object({
    data: z.string(),
    medias: z.array(
      z.object({
        src: z.string(),
        file: rawMedia.omit({ localFile___NODE: true }),
        localFile___NODE: z.string(),
      }),
    ),
  })
  .superRefine(({ data, medias }, context) => {
    const shown = medias.filter(({ file }) => SHOWN.test(file.url)).map(({ src }) => src);
    for (const src of unknownPictures(data, new Set(shown))) {
      const expected = medias.some((media) => media.src === src)
        ? 'one that the site can show (JPEG, PNG, WebP, AVIF or TIFF)'
        : 'in the media library';
      context.addIssue({
        code: 'custom',
        message: `expected every picture of the text to be ${expected}, but ${src || '![…]()'} is not`,
        path: ['data'],
        params: SAYS_WHAT_WAS_FOUND,
      });
    }
  })
  .nullish();

export function adaptRichText(raw: z.output<typeof rawRichText>, locale: Locale): RichText | undefined {
  if (!raw?.data.trim()) return undefined;
  const pictures = raw.medias.map(({ src, file, localFile___NODE }) =>
    adaptBodyPicture(src, { ...file, localFile___NODE }),
  );
  return { markdown: raw.data, locale, pictures };
}
