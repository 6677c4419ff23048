/** What stands on the page of an article; what its head alone shows is not among it. */
export type ArticlePageData = Omit<Queries.ArticlePageFragment, 'seo' | 'shareImage'>;
