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

type InStep = { readonly id: string; readonly step: number | null };

/**
 * Gives each article one place on its country's page: in step 6 where the editors list it there (DECISIONS 1), else in
 * its own step, else among the guides. A country without steps has all of them among its guides.
 */
export function placedArticles<T extends InStep>(
  articles: readonly T[],
  { inStep6, hasSteps }: { readonly inStep6: readonly { readonly id: string }[]; readonly hasSteps: boolean },
): { readonly inSteps: T[]; readonly guides: T[] } {
  if (!hasSteps) return { inSteps: [], guides: [...articles] };
  const taken = new Set(inStep6.map(({ id }) => id));
  const others = articles.filter(({ id }) => !taken.has(id));
  return {
    inSteps: others.filter(({ step }) => step !== null),
    guides: others.filter(({ step }) => step === null),
  };
}
