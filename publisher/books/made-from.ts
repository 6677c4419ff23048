import { createHash } from 'node:crypto';
import type { Manifest } from '../releases/manifest';
import { fileOf, pagesOf, readList } from './book-list';

/**
 * A digest of the files that a book is made from: with the same one it need not be looked at again. Pages change for many
 * reasons; whether the book has changed, the maker sees (./plan-book.ts).
 */
export async function madeFrom(
  folder: string,
  { files }: Pick<Manifest, 'files'>,
  name: string,
): Promise<string> {
  const list = await readList(folder, name);
  const inputs = [name, ...pagesOf(list).map(fileOf), ...(list.map ? [list.map.drawing.slice(1)] : [])];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input} ${files[input]?.hash ?? 'missing'}\n`);
  return hash.digest('hex');
}
