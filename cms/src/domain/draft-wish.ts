/** Strapi's ways, old and new, to choose among drafts and publications. */
const CHOOSERS = ['publicationFilter', 'publicationState', 'hasPublishedVersion'];

/** Conditions that are joined across all versions of a document, drafts included. */
const ACROSS = 'localizations';

/**
 * Finds the parameter of a content API query that would show a draft or reveal something about one.
 * @example draftWish({ status: 'draft' }) → 'status'
 * @example draftWish({ filters: { localizations: { titre: 'x' } } }) → 'localizations'
 * @returns the name of the parameter, or nothing when the query asks for publications alone
 */
export function draftWish(query: Readonly<Record<string, unknown>>): string | undefined {
  // Strapi treats every other value as “draft”, even a list or an empty string.
  if ('status' in query && query.status !== 'published') return 'status';
  return CHOOSERS.find((name) => name in query) ?? (looksAcross(query, false) ? ACROSS : undefined);
}

/** Populating the other languages is harmless: that shows publications alone. */
function looksAcross(value: unknown, isCondition: boolean): boolean {
  if (typeof value === 'string') return isCondition && value.includes(`${ACROSS}.`);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      (isCondition && key === ACROSS) ||
      looksAcross(inner, isCondition || key === 'filters' || key === 'sort'),
  );
}
