/** What stands on the page of a country; what its head alone shows is not among it. */
export type CountryPageData = Pick<
  Queries.CountryTemplateQuery,
  'articles' | 'excursions' | 'standaloneExcursions' | 'regions'
> & {
  readonly country: Omit<Queries.CountryPageFragment, 'seo' | 'shareImage'>;
};
