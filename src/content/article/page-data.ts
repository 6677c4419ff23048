/** What stands on the page of an article; what its head or its comments alone need is not among it. */
export type ArticlePageData = Omit<Queries.ArticlePageFragment, 'seo' | 'shareImage' | 'documentId'>;
