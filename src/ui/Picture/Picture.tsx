import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';

export type PictureData = {
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
};

export type PictureProps = {
  picture: PictureData;
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** No file wider than this, in its own pixels, where no screen could show it. */
  widest?: number | undefined;
  /** Loads at once and first: the page's main picture, one at most. */
  isPriority?: boolean;
  /** The picture only repeats what the text beside it says (a card's): no alternative text. */
  isDecorative?: boolean;
};

/**
 * A picture of the media library with its size and its dominant colour, so that nothing shifts, and its focal point,
 * so that a crop keeps the subject. AVIF where the browser can, WebP otherwise. Loading is left to the browser, which
 * works without JavaScript (DECISIONS 7).
 */
export function Picture({
  picture,
  sizes,
  className,
  widest = Infinity,
  isPriority = false,
  isDecorative = false,
}: PictureProps) {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const { fallback, sources = [] } = image.images;
  const { x, y } = picture.focalPoint;
  const style: CSSProperties = {
    backgroundColor: image.backgroundColor,
    ...(x !== 50 || y !== 50 ? { objectPosition: `${x}% ${y}%` } : {}),
  };
  // Nineteen visitors in twenty have AVIF; the others get one file, the second narrowest, instead of a second list.
  const middling = sources.length > 0 ? /,\s*(\S+)/.exec(fallback?.srcSet ?? '')?.[1] : undefined;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={upTo(widest, srcSet)} sizes={sizes} />
      ))}
      <img
        className={className}
        {...(middling ? { src: middling } : { src: fallback?.src, srcSet: fallback?.srcSet, sizes })}
        width={image.width}
        height={Math.round(image.height)}
        alt={isDecorative ? '' : picture.alt}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        style={style}
        {...(isPriority && PRIORITY)}
      />
    </picture>
  );
}

/** @example upTo(800, '/a.avif 400w,\n/b.avif 1600w') → '/a.avif 400w' */
function upTo(widest: number, srcSet: string): string {
  const files = srcSet.split(',\n');
  return files.filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) <= widest).join(',\n') || srcSet;
}

/** React 18 knows the attribute only in lower case. */
const PRIORITY = { fetchpriority: 'high' };
