import type { Article } from '../article/types';
import type { Excursion } from '../excursion/types';
import { pictureData, type Pictures } from './pictures';

/** Parts of pages in the shape of the queries' fragments, for entries that no build has seen. */

export function articleCard(article: Article, pictures: Pictures): Queries.ArticleCardFragment {
  const { id, path, title, isHike, cover } = article;
  return {
    id,
    path,
    title,
    isHike,
    shortTitle: article.shortTitle ?? null,
    standfirst: article.summary ?? null,
    type: article.type ?? null,
    step: article.step ?? null,
    menuPosition: article.menuPosition ?? null,
    cover: cover ? pictureData(cover, pictures) : null,
  };
}

export function excursionItem(excursion: Excursion, pictures: Pictures): Queries.ExcursionItemFragment {
  const { id, title, isTested, test = null, picture } = excursion;
  return {
    id,
    title,
    isTested,
    test,
    description: excursion.description ?? null,
    bookingUrl: excursion.bookingUrl ?? null,
    duration: excursion.duration ?? null,
    place: excursion.place ?? null,
    picture: picture ? pictureData(picture, pictures) : null,
  };
}

export function excursionInBrief(
  excursion: Excursion,
  article: { readonly path: string },
): Queries.ExcursionInBriefFragment {
  const { id, title, isTested, test = null, bookingUrl = null, duration = null, place = null } = excursion;
  return { id, title, isTested, test, bookingUrl, duration, place, article: { path: article.path } };
}

type WithId = { readonly id: string };

/** The targets of references in their order; what is not there is not published, and a page leaves it out too. */
export function resolve<T extends WithId>(ids: readonly string[], entries: readonly T[]): T[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
