import { existsSync } from 'node:fs';
import { basename, extname, join, normalize, sep } from 'node:path';
import { slugify } from '../../src/routing/slugify';
import type { WordPressPost } from './types';

/** A picture that goes along: its key in `media.yaml`, its file among the uploads, and its words. */
export type TakenPicture = { key: string; source: string; file: string; alternative: string };

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
/** WordPress names smaller copies `geysir-300x200.jpg`. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/**
 * Finds the pictures of an export in a local copy of `wp-content/uploads`. Nothing is fetched from the network.
 */
export class PictureShelf {
  readonly taken = new Map<string, TakenPicture>();
  readonly missing = new Set<string>();
  readonly withoutAlternative = new Set<string>();
  private readonly attachments = new Map<string, WordPressPost>();

  constructor(
    private readonly uploads: string | undefined,
    attachments: readonly WordPressPost[],
  ) {
    for (const attachment of attachments) {
      this.attachments.set(attachment.id, attachment);
      const path = uploadPath(attachment.fileUrl);
      if (path !== undefined) this.attachments.set(path, attachment);
    }
  }

  /** @returns the key of a post's featured image, when its file is there */
  takeFeatured(post: WordPressPost): string | undefined {
    const attachment = this.attachments.get(post.meta['_thumbnail_id'] ?? '');
    return attachment && this.take(attachment.fileUrl);
  }

  /**
   * @param address of a picture on the old site
   * @param alternative what the text says of it, where it says something
   * @returns its key, or undefined when its file is not among the uploads
   */
  take(address: string, alternative = ''): string | undefined {
    const path = uploadPath(address);
    const found =
      path !== undefined && this.uploads !== undefined ? this.locate(this.uploads, path) : undefined;
    if (found === undefined) {
      this.missing.add(address);
      return undefined;
    }
    const known = this.taken.get(found);
    if (known) return known.key;
    const attachment = this.attachments.get(found);
    const words = (alternative || attachment?.meta['_wp_attachment_image_alt'] || attachment?.title) ?? '';
    const key = this.freeKey(slugify(basename(found, extname(found))) || 'picture');
    if (!alternative && !attachment?.meta['_wp_attachment_image_alt']) this.withoutAlternative.add(key);
    const picture = {
      key,
      source: join(this.uploads ?? '', found),
      file: `${key}${extname(found).toLowerCase()}`,
      alternative: words,
    };
    this.taken.set(found, picture);
    return key;
  }

  /** The original of a picture, or the smaller copy that the text names when the original is gone. */
  private locate(uploads: string, path: string): string | undefined {
    return [path.replace(SIZE, ''), path].find((candidate) => existsSync(join(uploads, candidate)));
  }

  private freeKey(wish: string): string {
    const keys = new Set([...this.taken.values()].map(({ key }) => key));
    let key = wish;
    for (let next = 2; keys.has(key); next += 1) key = `${wish}-${next}`;
    return key;
  }
}

/**
 * Returns the path of a picture below `uploads`; undefined for what is no picture there.
 * @example uploadPath('https://old.example/wp-content/uploads/2024/05/geysir.jpg') → '2024/05/geysir.jpg'
 */
export function uploadPath(address: string): string | undefined {
  const [, rest] = address.split('/wp-content/uploads/');
  if (rest === undefined) return undefined;
  const path = normalize(decoded(rest.split(/[?#]/)[0] ?? ''));
  const leaves = path.startsWith('..') || path.startsWith(sep) || path.includes('\0') || path.includes('\\');
  return leaves || !PICTURE.test(path) ? undefined : path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
