import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './articles';
import type { TakenPicture } from './media';
import { ImportError } from './types';

export type Changes = { readonly written: readonly string[]; readonly unchanged: number };

/**
 * Writes what differs from what is there, so that a second run changes nothing.
 * @param isDry only says what would be written
 * @throws ImportError for a file that is there with other words: somebody has edited it, and `isForced` is not set
 */
export function writeFiles(
  folder: string,
  files: Files,
  pictures: readonly TakenPicture[],
  { isDry, isForced }: { isDry: boolean; isForced: boolean },
): Changes {
  const differing = [...files].filter(([path, text]) => readText(join(folder, path)) !== text);
  const edited = differing.filter(([path]) => existsSync(join(folder, path))).map(([path]) => path);
  if (edited.length > 0 && !isForced && !isDry)
    throw new ImportError(
      `${edited.length} files differ from the export, ${edited[0]} first; nothing is written. --overwrite replaces them.`,
    );
  const copies = pictures.filter(({ file, source }) => !hasSameBytes(source, join(folder, 'media', file)));
  if (!isDry) {
    for (const [path, text] of differing) put(join(folder, path), (to) => writeFileSync(to, text));
    for (const { file, source } of copies) put(join(folder, 'media', file), (to) => copyFileSync(source, to));
  }
  const written = [...differing.map(([path]) => path), ...copies.map(({ file }) => `media/${file}`)];
  return { written, unchanged: files.size + pictures.length - written.length };
}

const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

const hasSameBytes = (a: string, b: string): boolean =>
  existsSync(b) && readFileSync(a).equals(readFileSync(b));

function put(file: string, write: (file: string) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  write(file);
}
