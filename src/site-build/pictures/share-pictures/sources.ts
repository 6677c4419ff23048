import type { Node } from 'gatsby';
import type { Locale } from '../../../config/locales';
import type { CountryReference } from '../../../config/taxonomy';
import type { Picture } from '../../../content/picture/types';
import type { SharePicture } from './plan';

type GetNode = (id: string) => Node | null | undefined;

type Shared = {
  readonly locale: Locale;
  readonly reference?: CountryReference;
  readonly country?: string;
  readonly title?: string;
  readonly name?: string;
  readonly cover?: Picture;
  readonly banner?: Picture;
  readonly homePoster?: Picture;
};

/**
 * The share picture of an article, a country or the site itself.
 * @param getNode finds a node by its id
 * @param brands the site's names by language
 */
export function sharePictureOf(
  node: Node,
  getNode: GetNode,
  brands: ReadonlyMap<string, string>,
): SharePicture {
  const entry = node as unknown as Shared;
  const country = entry.country ? (getNode(entry.country) as unknown as Shared | undefined) : undefined;
  const picture = entry.cover ?? entry.banner ?? entry.homePoster;
  return {
    title: entry.title ?? entry.name ?? '',
    siteName: brands.get(entry.locale) ?? '',
    country: entry.reference ?? country?.reference,
    cover: picture && coverFile(picture, getNode),
  };
}

function coverFile(picture: Picture, getNode: GetNode): SharePicture['cover'] {
  const file = getNode(picture.file);
  const path = file?.['absolutePath'];
  if (!file || typeof path !== 'string') return undefined;
  return { path, digest: file.internal.contentDigest, focalPoint: picture.focalPoint };
}

export function brandNames(brands: readonly Node[]): Map<string, string> {
  return new Map(brands.map((brand) => [String(brand['locale']), String(brand['name'])]));
}
