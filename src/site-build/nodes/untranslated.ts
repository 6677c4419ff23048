import type { Content } from './adapt-all';

/**
 * Finds what a country has in another language only, so that its page can say so instead of hiding it.
 * @returns the ids of such articles by the id of the country, in its own language
 */
export function untranslatedArticles({ Article, Country }: Pick<Content, 'Article' | 'Country'>) {
  const documentOf = new Map(Country.map(({ id, documentId }) => [id, documentId]));
  const versions = new Set(Article.map(({ documentId, locale }) => `${documentId} ${locale}`));
  return new Map(
    Country.map((country) => [
      country.id,
      Article.filter(
        (article) =>
          article.country !== undefined &&
          documentOf.get(article.country) === country.documentId &&
          !versions.has(`${article.documentId} ${country.locale}`),
      ).map(({ id }) => id),
    ]),
  );
}
