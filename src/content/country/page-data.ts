/** The fields that the page of a country shows, without those that only its head needs. */
export type CountryPageData = Pick<
  Queries.CountryTemplateQuery,
  'articles' | 'excursions' | 'standaloneExcursions' | 'regions'
> & {
  readonly country: Omit<Queries.CountryPageFragment, 'seo' | 'shareImage'>;
};
