/** Anchor of an article's excursions: the same in both languages. */
export const EXCURSIONS_ID = 'excursions';

type Placed = {
  readonly id: string;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
};
type Telling = Placed & { readonly path: string; readonly excursions: readonly string[] };

/**
 * The article that tells most of an excursion, where its country's page leads: one of the country, of the excursion's own
 * region before others, one with few excursions before a journey that lists many. Among equals the first by address, so
 * that builds agree.
 * @returns the id of an article, or undefined when none of the country has the excursion
 */
export function articleDescribing(excursion: Placed, articles: readonly Telling[]): string | undefined {
  const isNear = ({ region }: Telling) => region !== undefined && region === excursion.region;
  const [best] = articles
    .filter(({ country, excursions }) => country === excursion.country && excursions.includes(excursion.id))
    .sort(
      (a, b) =>
        Number(isNear(b)) - Number(isNear(a)) ||
        a.excursions.length - b.excursions.length ||
        (a.path < b.path ? -1 : 1),
    );
  return best?.id;
}
