import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Locale } from '../../config/locales';
import { largeFile } from '../picture/large-file';
import type { BodyPicture } from '../picture/types';
import type { PicturePlace } from './place-pictures';
import type { PictureReference } from './render-markdown';
import { BODY_WORDS } from './words';

/**
 * The `sizes` of pictures by their place: a fixed width where the text column has its full width; below that the screen
 * decides.
 */
const SIZES: Record<PicturePlace, string> = {
  figure: '(min-width: 46rem) 42rem, 92vw',
  gallery: '(min-width: 46rem) 20.5rem, 45vw',
  inline: '(min-width: 46rem) 42rem, 92vw',
};

/**
 * The HTML of a picture inside a text: lazily loaded, with its size, so that nothing shifts. In a figure or a gallery it
 * is a link to its large file, which scripts show in place (features/article/lightbox).
 */
export function bodyPictureHtml(
  { alt, caption, place }: PictureReference,
  picture: Pick<BodyPicture, 'credit' | 'licence' | 'focalPoint'>,
  image: IGatsbyImageData,
  locale: Locale,
): string {
  const source = [picture.credit, picture.licence].filter(Boolean).join(', ');
  const shown = pictureHtml(alt, place, picture.focalPoint, image);
  if (place === 'inline') return `${shown}${source ? ` <small>${escapeHtml(source)}</small>` : ''}`;
  const hint = `<span class="visually-hidden" data-page-only>${BODY_WORDS[locale].zoom} </span>`;
  const link = tag('a', { class: 'zoom', href: largeFile(image.images), 'data-zoom': '' });
  return `<figure>${link}${hint}${shown}</a>${captionHtml(caption, source)}</figure>\n`;
}

function pictureHtml(
  alt: string,
  place: PicturePlace,
  { x, y }: BodyPicture['focalPoint'],
  image: IGatsbyImageData,
): string {
  const { fallback, sources = [] } = image.images;
  const sizes = SIZES[place];
  const img = tag('img', {
    // One file, the second narrowest, for the few browsers without AVIF.
    src: /,\s*(\S+)/.exec(fallback?.srcSet ?? '')?.[1] ?? fallback?.src,
    width: String(image.width),
    height: String(Math.round(image.height)),
    alt,
    loading: 'lazy',
    decoding: 'async',
    style: `background-color:${image.backgroundColor ?? 'transparent'};object-position:${x}% ${y}%`,
  });
  const typed = sources.map(({ srcSet, type }) => tag('source', { type, srcset: srcSet, sizes }));
  return `<picture>${typed.join('')}${img}</picture>`;
}

function captionHtml(caption: string | undefined, source: string): string {
  if (!caption && !source) return '';
  const small = source ? `<small>${escapeHtml(source)}</small>` : '';
  return `<figcaption>${caption ? `${escapeHtml(caption)} ` : ''}${small}</figcaption>`;
}

function tag(name: string, attributes: Record<string, string | undefined>): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escapeHtml(value)}"`],
  );
  return `<${name} ${pairs.join(' ')}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
