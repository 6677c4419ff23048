/** The CMS's names of the types whose entries have a page, by our short ones. */
export const PREVIEW_TYPES = {
  article: 'api::article.article',
  country: 'api::country.country',
  'static-page': 'api::static-page.static-page',
} as const;
