import { adaptArticle } from '../article/adapt';
import { adaptCountry } from '../country/adapt';
import type { CountryPageData } from '../country/page-data';
import { adaptExcursion } from '../excursion/adapt';
import { toldIn } from '../excursion/told-in';
import { adaptRegion } from '../region/adapt';
import type { Answer } from './answer';
import { articleCard, excursionInBrief, excursionItem, resolve } from './parts';
import { pictureData, type Pictures } from './pictures';
import { richTextData } from './rich-text';

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
      const id = toldIn(excursion, articles);
      return { excursion, article: articles.find((article) => article.id === id) };
    });
  return {
    country: {
      ...ownFields(country, related['map-feature'].length > 0),
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
        .map(({ id, documentId, title, introduction = null, alerts }) => ({
          id,
          documentId,
          title,
          introduction,
          alerts,
        })),
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
    untoldExcursions: {
      nodes: excursions.flatMap(({ excursion, article }) =>
        article ? [] : [excursionItem(excursion, pictures)],
      ),
    },
  };
}

function ownFields(country: ReturnType<typeof adaptCountry>, hasMap: boolean) {
  const { name, path, locale, isMain, climate, alerts, emergencyNumbers, officialSources } = country;
  return {
    name,
    path,
    locale,
    isMain,
    hasMap,
    climate,
    alerts,
    // The CMS tells a preview of one language only.
    untranslated: [],
    emergencyNumbers,
    officialSources,
    reference: country.reference ?? null,
    icon: country.icon ?? null,
    frame: country.frame ?? null,
    climatePlace: country.climatePlace ?? null,
  };
}

/** As a query sorts. */
function by<K extends string>(key: K) {
  return (a: Readonly<Record<K, string>>, b: Readonly<Record<K, string>>) => (a[key] < b[key] ? -1 : 1);
}
