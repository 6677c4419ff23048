import sharp from 'sharp';
import type { Node } from 'gatsby';
import { describeEntry } from '../content/content-error';
import type { Picture } from '../content/picture/types';
import type { Content } from './adapt-all';

type Use = { readonly file: string; readonly entry: string };

/**
 * Opens every picture that the content uses. A file that is no picture would otherwise end in an image without size on
 * a page that nobody looks at.
 * @param getFile the downloaded File node of an id
 * @returns one line per use of an unreadable picture, naming the entry
 */
export async function findBrokenPictures(
  content: Content,
  getFile: (id: string) => Node | undefined,
): Promise<string[]> {
  const uses = collectUses(content);
  const broken = new Map<string, string>();
  for (const id of new Set(uses.map(({ file }) => file))) {
    const problem = await openPicture(getFile(id));
    if (problem) broken.set(id, problem);
  }
  return uses
    .filter(({ file }) => broken.has(file))
    .map(({ file, entry }) => `${entry}: ${broken.get(file)}`);
}

async function openPicture(node: Node | undefined): Promise<string | undefined> {
  const path = node?.['absolutePath'];
  if (typeof path !== 'string') return 'expected a picture that can be downloaded, found none';
  try {
    const { width, height } = await sharp(path).metadata();
    return width && height ? undefined : `expected a picture with a size, found ${String(node?.['base'])}`;
  } catch (error) {
    return `expected a readable picture, found ${String(node?.['base'])}: ${(error as Error).message}`;
  }
}

function collectUses({ Article, Country, Excursion, StaticPage }: Content): Use[] {
  return [
    ...Article.flatMap((entry) =>
      uses(describeEntry({ kind: 'article', ...entry }), [
        entry.cover,
        ...entry.gallery,
        ...(entry.body?.pictures ?? []),
      ]),
    ),
    ...Country.flatMap((entry) =>
      uses(describeEntry({ kind: 'country', ...entry, title: entry.name }), [
        entry.banner,
        ...(entry.introduction?.pictures ?? []),
        ...entry.steps.flatMap(({ text }) => text?.pictures ?? []),
      ]),
    ),
    ...Excursion.flatMap((entry) => uses(describeEntry({ kind: 'excursion', ...entry }), [entry.picture])),
    ...StaticPage.flatMap((entry) =>
      uses(describeEntry({ kind: 'static-page', ...entry }), entry.body?.pictures ?? []),
    ),
  ];
}

function uses(entry: string, pictures: readonly (Pick<Picture, 'file'> | undefined)[]): Use[] {
  return pictures.flatMap((picture) => (picture ? [{ file: picture.file, entry }] : []));
}
