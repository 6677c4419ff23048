import type { Core } from '@strapi/strapi';
import { addressOf } from '../domain/address';
import type { Locale } from '../domain/locales';
import { ARTICLE, documentsOf, type Entry } from '../strapi';
import { siteAddress } from './links';

export type ArticlePlace = {
  documentId: string;
  title: string;
  /** Address of its page. */
  url: string;
};

/** The page of an article in a language, when it is published in it. */
export async function findArticle(
  strapi: Core.Strapi,
  documentId: string,
  locale: Locale,
): Promise<ArticlePlace | undefined> {
  const article = await documentsOf(strapi, ARTICLE).findFirst({
    locale,
    status: 'published',
    filters: { documentId },
    fields: ['titre', 'slug'],
    populate: { pay: { fields: ['slug'] } },
  });
  if (article === null) return undefined;
  const country = article.pay as Entry | null | undefined;
  const path = addressOf({
    locale,
    slug: String(article.slug),
    country: country ? String(country.slug) : undefined,
  });
  return { documentId, title: String(article.titre), url: siteAddress + path };
}

/** @example permalink(article, 'k3v…') → 'https://…/fr/islande/geysir/#comment-k3v…'; the site makes the same anchor */
export const permalink = ({ url }: ArticlePlace, comment: string): string => `${url}#comment-${comment}`;
