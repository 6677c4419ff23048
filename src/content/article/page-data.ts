/** The fields that the page of an article shows, without those that only its head or its comments need. */
export type ArticlePageData = Omit<Queries.ArticlePageFragment, 'seo' | 'shareImage' | 'documentId'>;
