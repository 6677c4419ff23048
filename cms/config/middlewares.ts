import { environment } from './environment';

/** Bytes; the same as the upload plugin's limit, with room for the form around the file. */
const FORM_LIMIT = 42 * 1024 * 1024;

/** Bytes of anything that is no form with files: the longest article, several times. */
const BODY_LIMIT = 2 * 1024 * 1024;

export default [
  // First: whatever looks at an address may take it as it is.
  'global::plain-addresses',
  'strapi::logger',
  'strapi::errors',
  'global::health',
  'global::database-away',
  'strapi::security',
  'global::uploads',
  { name: 'strapi::cors', config: { origin: environment.siteOrigins, maxAge: 600 } },
  // Before the body is read: what is too much or too large costs nothing but an answer.
  'global::visitor-guard',
  { name: 'global::multipart', config: { limit: FORM_LIMIT } },
  { name: 'global::bodies', config: { limit: BODY_LIMIT } },
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: BODY_LIMIT, formidable: { maxFileSize: FORM_LIMIT } } },
  'global::sent-files',
  'strapi::session',
  'strapi::favicon',
  { name: 'strapi::public', config: { defaultIndex: false } },
];
