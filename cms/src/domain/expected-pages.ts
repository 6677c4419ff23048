/** The page of a published entry. */
type Place = {
  documentId: string;
  locale: string;
  path: string;
};

export type ArticlePlace = Place & { countryId: string | undefined };
export type CountryPlace = Place & { isMain: boolean };
export type ExpectedPage = Place & { kind: 'article' | 'country' | 'page' };

type Places = {
  articles: readonly ArticlePlace[];
  countries: readonly CountryPlace[];
  pages: readonly Place[];
};

/**
 * The pages that published entries of one language have (SPEC §2). A country that is no main destination has one once
 * an article is published under it. The site plans its pages independently; comparing both lists catches what either one forgot.
 */
export function expectedPages({ articles, countries, pages }: Places): ExpectedPage[] {
  const visited = new Set(articles.map(({ countryId }) => countryId));
  const page = (kind: ExpectedPage['kind'], { documentId, locale, path }: Place): ExpectedPage => ({
    kind,
    documentId,
    locale,
    path,
  });
  return [
    ...articles.map((article) => page('article', article)),
    ...countries
      .filter(({ isMain, documentId }) => isMain || visited.has(documentId))
      .map((country) => page('country', country)),
    ...pages.map((each) => page('page', each)),
  ];
}
