/** Names of the content types, as Strapi knows them. */
export const ARTICLE = 'api::article.article';
export const AUTHOR = 'api::author.author';
export const COUNTRY = 'api::country.country';
export const EXCURSION = 'api::excursion.excursion';
export const MAP_FEATURE = 'api::map-feature.map-feature';
export const REGION = 'api::region.region';
export const SITE = 'api::site.site';
export const STATIC_PAGE = 'api::static-page.static-page';
export const FILE = 'plugin::upload.file';
export const FOLDER = 'plugin::upload.folder';

/** Types whose entries have pages of their own. */
export const HAVE_PAGES: readonly string[] = [ARTICLE, COUNTRY, STATIC_PAGE];

export type ContentUid =
  | typeof ARTICLE
  | typeof AUTHOR
  | typeof COUNTRY
  | typeof EXCURSION
  | typeof MAP_FEATURE
  | typeof REGION
  | typeof SITE
  | typeof STATIC_PAGE;

/** Types of what visitors write, and of what waits to be sent to them; the site's build reads comments alone. */
export const COMMENT = 'api::comment.comment';
export const CONTACT_MESSAGE = 'api::contact-message.contact-message';
export const REPORT = 'api::report.report';
export const OUTGOING_MAIL = 'api::outgoing-mail.outgoing-mail';

/** Accounts of the site's login page, and of the admin panel. */
export const SITE_USER = 'plugin::users-permissions.user';
export const ADMIN_USER = 'admin::user';
