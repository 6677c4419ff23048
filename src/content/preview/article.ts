import { adaptArticle } from '../article/adapt';
import type { ArticlePageData } from '../article/page-data';
import { missingCountry, STRAY_REGION } from '../article/place';
import type { Article } from '../article/types';
import { adaptAuthor } from '../author/adapt';
import { ContentError } from '../content-error';
import { adaptCountry } from '../country/adapt';
import type { Country } from '../country/types';
import { adaptExcursion } from '../excursion/adapt';
import { adaptRegion } from '../region/adapt';
import type { Answer } from './answer';
import { articleCard, excursionItem, resolve } from './parts';
import { pictureData, type Pictures } from './pictures';
import { richTextData } from './rich-text';

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
    ...ownFields(article),
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

function ownFields(article: Article) {
  const { title, path, locale, likes, dislikes, checkedAspects, uncheckedAspects, hike } = article;
  return {
    title,
    path,
    locale,
    likes,
    dislikes,
    checkedAspects,
    uncheckedAspects,
    standfirst: article.standfirst ?? null,
    type: article.type ?? null,
    step: article.step ?? null,
    interest: article.interest ?? null,
    access: article.access ?? null,
    difficulty: article.difficulty ?? null,
    opinion: article.opinion ?? null,
    publishedOn: article.publishedOn ?? null,
    updatedOn: article.updatedOn ?? null,
    checkedOn: article.checkedOn ?? null,
    coordinates: article.coordinates ?? null,
    hike: hike ? hikeFacts(hike) : null,
    // The query's type calls all JSON an object.
    track: (article.track ?? null) as Queries.ArticlePageFragment['track'],
  };
}

function hikeFacts(hike: NonNullable<Article['hike']>) {
  return {
    distanceKm: hike.distanceKm ?? null,
    ascentM: hike.ascentM ?? null,
    durationMin: hike.durationMin ?? null,
    grade: hike.grade ?? null,
    season: hike.season ?? null,
  };
}

function parent({ name, path, reference, icon, isMain, frame, alerts }: Country, hasMap: boolean) {
  return {
    name,
    path,
    isMain,
    hasMap,
    alerts,
    reference: reference ?? null,
    icon: icon ?? null,
    frame: frame ?? null,
  };
}
