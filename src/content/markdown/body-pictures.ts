import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureReference } from './render-markdown';
import type { BodyPicture } from '../picture/types';

/** Column width of a text at most, in CSS pixels; the picture is as wide as the screen below it. */
const SIZES = '(min-width: 46rem) 44rem, 100vw';

/**
 * The HTML of a picture inside a text: a lazily loaded `<picture>` in a figure, with its size, so that nothing shifts.
 */
export function bodyPictureHtml(
  { alt, caption }: PictureReference,
  { credit, licence }: Pick<BodyPicture, 'credit' | 'licence'>,
  image: IGatsbyImageData,
): string {
  const { fallback, sources = [] } = image.images;
  const height = Math.round(image.height);
  const img = tag('img', {
    // One file of a middling size for the few browsers without AVIF.
    src: / ?(\S+) 800w/.exec(fallback?.srcSet ?? '')?.[1] ?? fallback?.src,
    width: String(image.width),
    height: String(height),
    alt,
    loading: 'lazy',
    decoding: 'async',
    style: `background-color:${image.backgroundColor ?? 'transparent'}`,
  });
  const typed = sources.map(({ srcSet, type }) => tag('source', { type, srcset: srcSet, sizes: SIZES }));
  return `<figure><picture>${typed.join('')}${img}</picture>${captionHtml(caption, credit, licence)}</figure>\n`;
}

function captionHtml(caption?: string, credit?: string, licence?: string): string {
  const source = [credit, licence].filter(Boolean).join(', ');
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
