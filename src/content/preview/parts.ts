import type { Article } from '../article/adapt';
import type { Excursion } from '../excursion/adapt';
import { withNulls } from '../with-nulls';
import { pictureData, type Pictures } from './pictures';

/** Parts of pages in the shape of the queries' fragments, for entries that no build has seen. */

export function articleCard(article: Article, pictures: Pictures): Queries.ArticleCardFragment {
  const {
    id,
    path,
    title,
    shortTitle,
    summary: standfirst,
    type,
    step,
    menuPosition,
    isHike,
    cover,
  } = article;
  return {
    ...withNulls({ id, path, title, shortTitle, standfirst, type, step, menuPosition, isHike }),
    cover: cover ? pictureData(cover, pictures) : null,
  };
}

export function excursionItem(excursion: Excursion, pictures: Pictures): Queries.ExcursionItemFragment {
  const { description, picture } = excursion;
  return {
    ...bookable(excursion),
    shortId: excursion.shortId,
    ...withNulls({ description }),
    picture: picture ? pictureData(picture, pictures) : null,
  };
}

/** An excursion on a page that leads to the article which describes it; what it is about stands there alone. */
export function excursionInBrief(
  excursion: Excursion,
  { path }: { readonly path: string },
): Queries.ExcursionInBriefFragment {
  return { ...bookable(excursion), article: { path } };
}

function bookable({ id, title, isTested, test, bookingUrl, duration, place }: Excursion) {
  return withNulls({ id, title, isTested, test, bookingUrl, duration, place });
}

type WithId = { readonly id: string };

/** The targets of references in their order; what is not there is not published, and a page leaves it out too. */
export function resolve<T extends WithId>(ids: readonly string[], entries: readonly T[]): T[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
