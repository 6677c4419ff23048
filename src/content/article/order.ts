/** Orders of the specification (SPEC §4). Each takes only the fields that it looks at. */

type Guide = { readonly type: string | null; readonly isHike: boolean; readonly title: string };
type Practical = { readonly step: number | null; readonly menuPosition: number | null; readonly title: string };

/** Descending by type, then hikes first, then descending by title; `interet` articles are not guides. */
export function sortGuides<T extends Guide>(articles: readonly T[]): T[] {
  return articles
    .filter(({ type }) => type !== 'interet')
    .sort(
      (a, b) =>
        (b.type ?? '').localeCompare(a.type ?? '') ||
        Number(b.isHike) - Number(a.isHike) ||
        b.title.localeCompare(a.title),
    );
}

/** The practical articles of a step, by their place in the country menu; those without one come last, by title. */
export function articlesOfStep<T extends Practical>(articles: readonly T[], step: number): T[] {
  return articles
    .filter((article) => article.step === step)
    .sort(
      (a, b) =>
        (a.menuPosition ?? Infinity) - (b.menuPosition ?? Infinity) || a.title.localeCompare(b.title),
    );
}
