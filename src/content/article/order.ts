import type { Locale } from '../../config/locales';
import { alphabetically } from '../alphabet';

/** Orders of the specification (SPEC §4). Each takes only the fields that it looks at. */

type Guide = { readonly type: string | null; readonly isHike: boolean; readonly title: string };
type MenuGuide = Pick<Guide, 'type' | 'title'> & { readonly shortTitle: string | null };
type Practical = {
  readonly step: number | null;
  readonly menuPosition: number | null;
  readonly title: string;
};

const INTERET = 'interet';

/** Descending by type, then hikes first, then descending by title; `interet` articles are not guides. */
export function sortGuides<T extends Guide>(articles: readonly T[]): T[] {
  return articles
    .filter(({ type }) => type !== INTERET)
    .sort(
      (a, b) =>
        alphabetically(b.type ?? '', a.type ?? '') ||
        Number(b.isHike) - Number(a.isHike) ||
        alphabetically(b.title, a.title),
    );
}

/** In a menu: by type, then by the title that is shown; `interet` articles are not guides. */
export function sortMenuGuides<T extends MenuGuide>(articles: readonly T[]): T[] {
  const shown = ({ shortTitle, title }: MenuGuide) => shortTitle ?? title;
  return articles
    .filter(({ type }) => type !== INTERET)
    .sort((a, b) => alphabetically(a.type ?? '', b.type ?? '') || alphabetically(shown(a), shown(b)));
}

export function sortRegions<T extends { readonly title: string }>(regions: readonly T[]): T[] {
  return [...regions].sort((a, b) => alphabetically(a.title, b.title));
}

/** The practical articles of a step, by their place in the country menu; those without one come last, by title. */
export function articlesOfStep<T extends Practical>(articles: readonly T[], step: number): T[] {
  const place = ({ menuPosition }: Practical) => menuPosition ?? Number.MAX_SAFE_INTEGER;
  return articles
    .filter((article) => article.step === step)
    .sort((a, b) => place(a) - place(b) || alphabetically(a.title, b.title));
}

type Read = Guide &
  Practical & {
    readonly id: string;
    readonly locale: Locale;
    readonly countryId: string | null;
    readonly regionId: string | null;
  };

export type Neighbours = { readonly previous?: string | undefined; readonly next?: string | undefined };

/**
 * The ids of the articles that are read before and after each article. Neighbours share the step in their country; guides
 * without a step share the region, or else the country; articles without a country are among themselves. They follow one
 * another as the country's page lists them, `interet` articles after the guides; the first has no previous and the last
 * no next one.
 */
export function readingNeighbours(articles: readonly Read[]): ReadonlyMap<string, Neighbours> {
  const groups = new Map<string, Read[]>();
  for (const article of articles) {
    const key = groupOf(article);
    const group = groups.get(key);
    if (group) group.push(article);
    else groups.set(key, [article]);
  }
  const pairs = [...groups.values()].flatMap((group) => {
    const ordered = readingOrder(group);
    return ordered.map(({ id }, index): [string, Neighbours] => [
      id,
      { previous: ordered[index - 1]?.id, next: ordered[index + 1]?.id },
    ]);
  });
  return new Map(pairs);
}

function groupOf({ locale, countryId, step, regionId }: Read): string {
  return [locale, countryId, step === null ? regionId : `step ${step}`].join('|');
}

function readingOrder(group: readonly Read[]): Read[] {
  const step = group[0]?.step ?? null;
  if (step !== null) return articlesOfStep(group, step);
  const sights = group.filter(({ type }) => type === INTERET);
  return [...sortGuides(group), ...sights.sort((a, b) => alphabetically(a.title, b.title))];
}
