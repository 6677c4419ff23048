type Placed = { readonly region: { readonly id: string } | null };
type Elsewhere = { readonly locale: string; readonly region: { readonly documentId: string } | null };

/** An article on its country's page; `locale` is set where it is not the page's own. */
export type Listed<T> = T & Placed & { readonly locale?: string };

/**
 * The articles of a country, with those that only another language has in their step and region: readers are told that
 * they exist. Regions are the page's own, found by the document that the languages share.
 */
export function listedArticles<T>(
  own: readonly (T & Placed)[],
  untranslated: readonly (T & Elsewhere)[],
  regions: readonly { readonly id: string; readonly documentId: string }[],
): Listed<T>[] {
  return [
    ...own,
    ...untranslated.map((article) => ({
      ...article,
      region: regions.find(({ documentId }) => documentId === article.region?.documentId) ?? null,
    })),
  ];
}
