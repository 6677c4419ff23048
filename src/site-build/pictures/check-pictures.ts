import type { Node } from 'gatsby';
import sharp from 'sharp';
import type { EntryIdentity, Problem } from '../../content/content-error';
import type { Picture } from '../../content/picture/types';
import type { Content } from '../nodes/adapt-all';

type Use = { readonly file: string; readonly entry: EntryIdentity };

type GetFile = (id: string) => Node | undefined;

/**
 * Opens every picture that the content uses. A file that is no picture would otherwise end in an image without size on
 * a page that nobody looks at.
 * @param getFile the downloaded File node of an id
 * @returns looks through content for unreadable pictures; however often it is asked, it opens each file once
 */
export function pictureCheck(getFile: GetFile): (content: Content) => Promise<Problem[]> {
  const opened = new Map<string, string | undefined>();
  return async (content) => {
    const problems: Problem[] = [];
    for (const { file, entry } of collectUses(content)) {
      if (!opened.has(file)) opened.set(file, await openPicture(getFile(file)));
      const message = opened.get(file);
      if (message !== undefined) problems.push({ entry, message });
    }
    return problems;
  };
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
      uses('article', entry, [entry.cover, ...entry.gallery, ...(entry.body?.pictures ?? [])]),
    ),
    ...Country.flatMap((entry) =>
      uses('country', { ...entry, title: entry.name }, [
        entry.banner,
        ...(entry.introduction?.pictures ?? []),
        ...entry.steps.flatMap(({ text }) => text?.pictures ?? []),
      ]),
    ),
    ...Excursion.flatMap((entry) => uses('excursion', entry, [entry.picture])),
    ...StaticPage.flatMap((entry) => uses('static-page', entry, entry.body?.pictures ?? [])),
  ];
}

function uses(
  kind: string,
  { documentId, locale, title }: Omit<EntryIdentity, 'kind'>,
  pictures: readonly (Pick<Picture, 'file'> | undefined)[],
): Use[] {
  const entry = { kind, documentId, locale, title };
  return pictures.flatMap((picture) => (picture ? [{ file: picture.file, entry }] : []));
}
