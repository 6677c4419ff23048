import { adaptAuthor } from '../author/adapt';
import { ContentError } from '../content-error';
import { adaptCountry, type Country } from '../country/adapt';
import { adaptExcursion } from '../excursion/adapt';
import type { Answer } from '../preview/answer';
import { articleCard, excursionItem, resolve } from '../preview/parts';
import { pictureData, type Pictures } from '../preview/pictures';
import { richTextData } from '../preview/rich-text';
import { adaptRegion } from '../region/adapt';
import { withNulls } from '../with-nulls';
import { type Article, adaptArticle } from './adapt';
import type { ArticlePageData } from './page-data';
import { missingCountry, STRAY_REGION } from './place';

/** @throws ContentError when the build would refuse the article */
export function articlePage({ entry, related }: Answer, pictures: Pictures): ArticlePageData {
  const article = adaptArticle(entry);
  const country = related.country.map(adaptCountry).find(({ id }) => id === article.country);
  const region = related.region.map(adaptRegion).find(({ id }) => id === article.region);
  if (article.country && !country) refuse(article, missingCountry(article.locale));
  if (region && region.country !== article.country) refuse(article, STRAY_REGION);
  const author = related.author.map(adaptAuthor).find(({ id }) => id === article.author);
  const articles = related.article.map(adaptArticle).filter(({ id }) => id !== article.id);
  const cards = (ids: readonly string[]) =>
    resolve(ids, articles).map((target) => articleCard(target, pictures));
  const excursions = resolve(article.excursions, related.excursion.map(adaptExcursion));
  return {
    ...withNulls(article),
    // The query's type calls all JSON an object.
    track: withNulls(article.track) as Queries.ArticlePageFragment['track'],
    author: author ? { name: author.name } : null,
    cover: article.cover ? pictureData(article.cover, pictures) : null,
    gallery: article.gallery.map((picture) => pictureData(picture, pictures)),
    body: richTextData(article.body, pictures),
    country: country ? parent(country, related['map-feature'].length > 0) : null,
    region: region ? { title: region.title, alerts: region.alerts } : null,
    excursions: excursions.map((excursion) => excursionItem(excursion, pictures)),
    continueJourney: cards(article.continueJourney),
    getInspired: cards(article.getInspired),
  };
}

function refuse({ documentId, locale, title }: Article, problem: string): never {
  throw new ContentError({ kind: 'article', documentId, locale, title }, [problem]);
}

function parent({ name, path, reference, icon, isMain, frame, alerts }: Country, hasMap: boolean) {
  return withNulls({ name, path, reference, icon, isMain, hasMap, frame, alerts });
}
