import type { Article } from '../../content/article/adapt';
import { missingCountry, STRAY_REGION } from '../../content/article/place';
import type { Problem } from '../../content/content-error';
import type { Content } from './adapt-all';

/**
 * Keeps only references to entries that are part of this build. A list simply gets shorter (its target is unpublished);
 * a country that an article or a region stands under must be there.
 */
export function resolveReferences(content: Content): { content: Content; problems: Problem[] } {
  const known = new Set(Object.values(content).flatMap((entries) => entries.map(({ id }) => id)));
  const keep = (ids: readonly string[]) => ids.filter((id) => known.has(id));
  const keepOne = (id: string | undefined) => (id && known.has(id) ? id : undefined);
  const resolved: Content = {
    ...content,
    Article: content.Article.map((article) => ({
      ...article,
      region: keepOne(article.region),
      author: keepOne(article.author),
      continueJourney: keep(article.continueJourney).filter((id) => id !== article.id),
      getInspired: keep(article.getInspired).filter((id) => id !== article.id),
      excursions: keep(article.excursions),
    })),
    Comment: placedComments(content.Comment, known),
    Country: content.Country.map((country) => ({
      ...country,
      excursionArticles: keep(country.excursionArticles),
    })),
    Excursion: content.Excursion.map((item) => ({
      ...item,
      country: keepOne(item.country),
      region: keepOne(item.region),
    })),
    MapFeature: content.MapFeature.map((feature) => ({
      ...feature,
      article: keepOne(feature.article),
      country: keepOne(feature.country),
      region: keepOne(feature.region),
    })),
  };
  return { content: resolved, problems: [...missingCountries(content, known), ...strayRegions(content)] };
}

/** Comments of an article that is not published wait for it, and answers for what they answer. */
function placedComments(comments: Content['Comment'], known: ReadonlySet<string>) {
  const placed = comments.filter(({ article }) => article !== undefined && known.has(article));
  const heads = new Set(placed.filter(({ thread }) => thread === undefined).map(({ id }) => id));
  return placed.filter(({ thread }) => thread === undefined || heads.has(thread));
}

function missingCountries({ Article, Region }: Content, known: ReadonlySet<string>): Problem[] {
  const stranded = [...Article.map(asEntry('article')), ...Region.map(asEntry('region'))].filter(
    ({ country }) => country !== undefined && !known.has(country),
  );
  return stranded.map((entry) => ({ entry, message: missingCountry(entry.locale) }));
}

/** An article's region lies in the article's country. */
function strayRegions({ Article, Region }: Content): Problem[] {
  const countryOf = new Map(Region.map(({ id, country }) => [id, country]));
  return Article.filter(
    ({ region, country }) => region && countryOf.has(region) && countryOf.get(region) !== country,
  ).map((article) => ({ entry: asEntry('article')(article), message: STRAY_REGION }));
}

function asEntry(kind: string) {
  return ({
    documentId,
    locale,
    title,
    country,
  }: Pick<Article, 'documentId' | 'locale' | 'title' | 'country'>) => ({
    kind,
    documentId,
    locale,
    title,
    country,
  });
}
