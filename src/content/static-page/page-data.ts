/** The fields that a static page shows, without those that only its head needs. */
export type StaticPageData = Omit<Queries.StaticPageContentFragment, 'seo'>;
