import { alphabetically } from '../../content/alphabet';

export type ListedArticle = {
  readonly path: string;
  readonly title: string;
  readonly step: number | null;
  readonly country: { readonly path: string } | null;
  readonly region: { readonly title: string } | null;
};

export type ListedCountry = {
  readonly path: string;
  readonly name: string;
  readonly icon: string | null;
  readonly hasMap: boolean;
  /** The steps in the country's words. */
  readonly steps: readonly { readonly number: number; readonly title: string }[];
};

export type ArticleGroup = {
  readonly region?: string;
  readonly step?: number;
  readonly articles: readonly ListedArticle[];
};

/** Countries by name, each with its articles by step, then by region, then the rest; nothing missing, nothing twice. */
export function groupByCountry(
  countries: readonly ListedCountry[],
  articles: readonly ListedArticle[],
): { country: ListedCountry; groups: ArticleGroup[] }[] {
  return [...countries]
    .sort((a, b) => alphabetically(a.name, b.name))
    .map((country) => ({
      country,
      groups: groupArticles(articles.filter((article) => article.country?.path === country.path)),
    }));
}

function groupArticles(articles: readonly ListedArticle[]): ArticleGroup[] {
  const sorted = [...articles].sort((a, b) => alphabetically(a.title, b.title));
  const steps = unique(sorted.map(({ step }) => step)).sort((a, b) => a - b);
  const inRegion = sorted.filter(({ step }) => step === null);
  const regions = unique(inRegion.map(({ region }) => region?.title ?? null)).sort(alphabetically);
  const rest = inRegion.filter(({ region }) => !region);
  return [
    ...steps.map((step) => ({ step, articles: sorted.filter((article) => article.step === step) })),
    ...regions.map((region) => ({
      region,
      articles: inRegion.filter((article) => article.region?.title === region),
    })),
    ...(rest.length > 0 ? [{ articles: rest }] : []),
  ];
}

function unique<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values)].filter((value): value is T & {} => value !== null);
}
