import { adaptArticle } from '../article/adapt';
import { adaptExcursion } from '../excursion/adapt';
import { articleDescribing } from '../excursion/article-describing';
import type { Answer } from '../preview/answer';
import { articleCard, excursionInBrief, excursionItem, resolve } from '../preview/parts';
import { pictureData, type Pictures } from '../preview/pictures';
import { richTextData } from '../preview/rich-text';
import { adaptRegion } from '../region/adapt';
import { withNulls } from '../with-nulls';
import { adaptCountry } from './adapt';
import type { CountryPageData } from './page-data';

/** @throws ContentError when the build would refuse the country */
export function countryPage({ entry, related }: Answer, pictures: Pictures): CountryPageData {
  const country = adaptCountry(entry);
  const isOwn = (target: { readonly country?: string | undefined }) => target.country === country.id;
  const articles = related.article.map(adaptArticle);
  const excursions = related.excursion
    .map(adaptExcursion)
    .filter(isOwn)
    .sort(by('title'))
    .map((excursion) => {
      const id = articleDescribing(excursion, articles);
      return { excursion, article: articles.find((article) => article.id === id) };
    });
  return {
    country: {
      ...withNulls(country),
      hasMap: related['map-feature'].length > 0,
      // The CMS answers a preview with entries of one language.
      untranslated: [],
      banner: country.banner ? pictureData(country.banner, pictures) : null,
      introduction: richTextData(country.introduction, pictures),
      steps: country.steps.map(({ number, title, text }) => ({
        number,
        title,
        text: richTextData(text, pictures),
      })),
      excursionArticles: resolve(country.excursionArticles, articles).map((article) =>
        articleCard(article, pictures),
      ),
    },
    regions: {
      nodes: related.region
        .map(adaptRegion)
        .filter(isOwn)
        .sort(by('title'))
        .map((region) => withNulls(region)),
    },
    articles: {
      nodes: articles
        .filter(isOwn)
        .sort(by('id'))
        .map((article) => ({
          ...articleCard(article, pictures),
          region: article.region ? { id: article.region } : null,
        })),
    },
    excursions: {
      nodes: excursions.flatMap(({ excursion, article }) =>
        article ? [excursionInBrief(excursion, article)] : [],
      ),
    },
    standaloneExcursions: {
      nodes: excursions.flatMap(({ excursion, article }) =>
        article ? [] : [excursionItem(excursion, pictures)],
      ),
    },
  };
}

/** Sorts as GraphQL queries do. */
function by<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => (a[key] < b[key] ? -1 : 1);
}
