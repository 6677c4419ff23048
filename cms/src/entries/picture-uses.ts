import type { Core } from '@strapi/strapi';
import {
  type Finding,
  HEAVIEST,
  largePicture,
  markdownPictures,
  type PictureFile,
  type PublishedEntry,
  WIDEST,
} from '../domain/report';
import { FILE, type Row, rowsOf } from '../strapi';

/** Prefixes of the file names of a picture's smaller formats. */
const FORM = /^(thumbnail|small|medium|large)_/;

/** The published entries that show each picture of the media library. */
export class PictureUses {
  readonly #titles = new Map<string | number, Set<string>>();

  /** @param name what the users of a picture are called */
  add({ title, pictures, texts }: PublishedEntry, plainFiles: readonly number[], name = title): void {
    const files = [...pictures.map(({ fileId }) => fileId), ...plainFiles];
    for (const id of files) if (id !== undefined) this.note(id, name);
    for (const { source } of texts.flatMap(markdownPictures)) this.note(nameIn(source), name);
  }

  /** One query, however many pictures there are: it returns the large ones only. */
  async findLarge(strapi: Core.Strapi): Promise<Finding[]> {
    const large = await rowsOf(strapi, FILE).findMany({
      select: ['id', 'documentId', 'name', 'width', 'height', 'size', 'url', 'mime'],
      where: { $or: [{ width: { $gt: WIDEST } }, { size: { $gt: HEAVIEST } }] },
    });
    return large
      .filter(({ mime }) => String(mime).startsWith('image/'))
      .flatMap((row) => largePicture(pictureFile(row), this.usersOf(row)));
  }

  /** @returns the names of the entries that use a file */
  usersOf({ id, url }: Row): string[] {
    const [byId = [], byName = []] = [this.#titles.get(id), this.#titles.get(nameIn(String(url)))];
    return [...new Set([...byId, ...byName])];
  }

  private note(key: string | number, title: string): void {
    this.#titles.set(key, (this.#titles.get(key) ?? new Set()).add(title));
  }
}

/** @example nameIn('https://cdn.example/uploads/large_geysir_1a2b.jpg?v=2') → 'geysir_1a2b.jpg' */
const nameIn = (address: string): string =>
  (address.slice(address.lastIndexOf('/') + 1).split(/[?#]/, 1)[0] ?? '').replace(FORM, '');

/** SQLite hands out decimals as numbers, PostgreSQL as texts. */
function pictureFile({ documentId, name, width, height, size }: Row): PictureFile {
  const pixels = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  return {
    documentId: String(documentId),
    name: String(name),
    width: pixels(width),
    height: pixels(height),
    size: Number(size),
  };
}
