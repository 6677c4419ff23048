/** What stands on a page of words; what its head alone shows is not among it. */
export type StaticPageData = Omit<Queries.StaticPageContentFragment, 'seo'>;
