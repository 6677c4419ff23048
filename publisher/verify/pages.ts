import type { Inventory } from '../cms/client';
import type { SetAside } from '../state/schema';
import type { BuiltPage } from './read-site';

type Page = Inventory['pages'][number];

/** Kinds of pages that stand for an entry of the CMS; the others are the site's own. */
const OF_ENTRIES = ['article', 'country', 'page'];

/**
 * Holds the pages of a build against the CMS, kind by kind and language by language. What was published both before and
 * after the build must be there, and nothing that was published at neither time. (What an editor published in between
 * is the next build's.)
 * @param setAside entries that are shown as they were, wherever that is, or not at all
 * @returns what is wrong, in words
 */
export function comparePages(
  built: readonly BuiltPage[],
  before: Inventory,
  after: Inventory,
  setAside: readonly SetAside[] = [],
): string[] {
  const { isExcused, mayBeThere } = excuses(setAside);
  const [then, now] = [byAddress(before.pages), byAddress(after.pages)];
  const pages = built.filter(({ kind }) => OF_ENTRIES.includes(kind));
  const present = new Set(pages.map(keyOf));
  const missing = [...then]
    .filter(([key]) => now.has(key) && !present.has(key))
    .map(([, page]) => page)
    .filter((page) => !isExcused(page));
  const stale = pages.filter((page) => !then.has(keyOf(page)) && !now.has(keyOf(page)) && !mayBeThere(page));
  return [
    ...missing.map(
      ({ kind, documentId, locale, path }) =>
        `${path} is missing: the ${kind} (${locale}, id ${documentId}) is published`,
    ),
    ...stale.map(
      ({ kind, locale, path }) => `${path} must not be there: no ${kind} (${locale}) is published`,
    ),
  ];
}

/**
 * Returns which pages set-aside entries explain: those that are missing, and those that may be there. Under an earlier
 * version of a country all its pages may have other addresses.
 */
function excuses(setAside: readonly SetAside[]) {
  const entries = setAside.map(({ entry, shown }) => ({
    ...entry,
    kind: pageKind(entry.kind),
    shown,
  }));
  const moved = new Set(entries.filter(({ kind }) => kind === 'country').map(({ locale }) => locale));
  const isUnderMoved = ({ kind, locale }: Pick<Page, 'kind' | 'locale'>) =>
    kind !== 'page' && moved.has(locale);
  return {
    isExcused: (page: Page) =>
      isUnderMoved(page) ||
      entries.some(
        ({ kind, documentId, locale }) =>
          kind === page.kind && documentId === page.documentId && locale === page.locale,
      ),
    mayBeThere: (page: Pick<Page, 'kind' | 'locale'>) =>
      isUnderMoved(page) ||
      entries.some(
        ({ kind, locale, shown }) => shown === 'earlier' && kind === page.kind && locale === page.locale,
      ),
  };
}

/** Returns the name of a content type in the CMS's list of pages, which has a shorter one for some. */
export const pageKind = (kind: string): string => (kind === 'static-page' ? 'page' : kind);

const keyOf = ({ kind, locale, path }: Pick<Page, 'kind' | 'locale' | 'path'>) =>
  `${kind} ${locale} ${path.normalize('NFC')}`;

const byAddress = (pages: readonly Page[]) => new Map(pages.map((page) => [keyOf(page), page]));

/** Pages of the earlier release that the new one does not have. */
export function lostPages(earlier: readonly BuiltPage[], built: readonly BuiltPage[]): string[] {
  const present = new Set(built.map(({ path }) => path));
  return earlier.map(({ path }) => path).filter((path) => !present.has(path));
}
