import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { z } from 'zod';
import { WIDEST_PICTURE } from '../../config/pictures';
import type { Picture } from '../picture/types';

/** A file of the media library: its address and size, and the smaller version that the CMS has made. */
const stored = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  formats: z
    .record(z.string(), z.object({ url: z.string(), width: z.number() }))
    .nullish()
    .transform((formats) => formats ?? {}),
});

/** Pictures of the page by their address in the CMS. */
export type Pictures = ReadonlyMap<string, IGatsbyImageData>;

/**
 * The files of an answer of the CMS. The build makes derivatives of them; a preview shows what the CMS has, in the shape
 * that the same components take.
 */
export function picturesIn(value: unknown, cmsOrigin: string): Pictures {
  const found = new Map<string, IGatsbyImageData>();
  visit(value, (file) => {
    const parsed = stored.safeParse(file);
    if (parsed.success) found.set(parsed.data.url, imageData(parsed.data, cmsOrigin));
  });
  return found;
}

function visit(value: unknown, meet: (file: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('url' in value && 'formats' in value) meet(value);
  for (const part of Object.values(value)) visit(part, meet);
}

function imageData({ url, formats, ...size }: z.output<typeof stored>, origin: string): IGatsbyImageData {
  const [width, height] = [size.width ?? WIDEST_PICTURE, size.height ?? WIDEST_PICTURE * (2 / 3)];
  const shown = Math.min(width, WIDEST_PICTURE);
  const versions = [...Object.values(formats), { url, width }].filter((version) => version.width >= 400);
  const address = (path: string) => new URL(path, origin).href;
  return {
    layout: 'constrained',
    width: shown,
    height: (height * shown) / width,
    images: {
      sources: [],
      fallback: {
        src: address(url),
        srcSet: versions.map((version) => `${address(version.url)} ${version.width}w`).join(', '),
      },
    },
  };
}

/** A picture as the `Picture` fragment has it; a file without a size is left out, as in a page. */
export function pictureData(picture: Picture, pictures: Pictures): Queries.PictureFragment {
  const { alt, caption = null, credit = null, licence = null, focalPoint, file } = picture;
  const gatsbyImageData = pictures.get(file);
  const childImageSharp = gatsbyImageData ? { gatsbyImageData } : null;
  return { alt, caption, credit, licence, focalPoint, file: { childImageSharp } };
}
