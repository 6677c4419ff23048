import type { CreatePagesArgs } from 'gatsby';
import type { KnownPage } from '../../routing/closest';
import { ADDRESS_LIST_PATH } from '../../routing/paths';
import { ownEntries } from '../nodes/own-entries';
import type { PlannedPage } from '../pages/planned-pages';
import { publishFiles } from './published-files';

/** Writes the addresses and titles of all pages of entries, which the page for unknown addresses looks through. */
export function writeAddressList(
  args: Pick<CreatePagesArgs, 'getNodesByType'>,
  pages: readonly PlannedPage[],
): void {
  const titles = new Map([
    ...ownEntries(args, 'Article').map(({ id, title, shortTitle }) => [id, shortTitle ?? title] as const),
    ...ownEntries(args, 'Country').map(({ id, name }) => [id, name] as const),
    ...ownEntries(args, 'StaticPage').map(({ id, title }) => [id, title] as const),
  ]);
  publishFiles('addresses', new Map([[ADDRESS_LIST_PATH, JSON.stringify(knownPages(pages, titles))]]));
}

/** The versions of a page together, under the first of them; the pages of the site itself and its maps are left out. */
export function knownPages(
  pages: readonly PlannedPage[],
  titles: ReadonlyMap<string, string>,
): readonly KnownPage[] {
  const listed = pages.filter(({ id, template }) => id !== undefined && template !== 'map');
  const titleAt = new Map(listed.map(({ path, id = '' }) => [path, titles.get(id) ?? '']));
  return listed
    .filter(({ path, alternates }) => (alternates[0]?.path ?? path) === path)
    .map(({ alternates }) =>
      Object.fromEntries(alternates.map(({ locale, path }) => [locale, [path, titleAt.get(path) ?? '']])),
    );
}
