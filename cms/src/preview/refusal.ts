import type { HttpContext } from '../strapi';

/** Why a preview is not shown; the site has words for each reason. */
export type Reason =
  | 'expired'
  | 'not-an-editor'
  | 'not-found'
  | 'not-this-document'
  | 'too-many'
  | 'unauthorized'
  | 'unknown-type'
  | 'unreadable';

const ANSWERS: Readonly<Record<Reason, readonly [status: number, name: string, message: string]>> = {
  unauthorized: [401, 'UnauthorizedError', 'A preview token or the login of an editor is expected.'],
  expired: [401, 'UnauthorizedError', 'The preview token has expired; open the preview again from the CMS.'],
  'not-an-editor': [403, 'ForbiddenError', 'This login may not see drafts.'],
  'not-this-document': [403, 'ForbiddenError', 'The preview token is for another document.'],
  unreadable: [
    400,
    'ValidationError',
    'Expected uid, documentId, locale (fr, en), status (draft, published).',
  ],
  'unknown-type': [404, 'NotFoundError', 'Entries of this type have no preview.'],
  'not-found': [404, 'NotFoundError', 'There is no such version of the document in this language.'],
  'too-many': [429, 'RateLimitError', 'Too many requests, please try again later.'],
};

/** An answer in the form of Strapi's own errors. */
export function refuse(context: HttpContext, reason: Reason): void {
  const [status, name, message] = ANSWERS[reason];
  context.status = status;
  context.body = { data: null, error: { status, name, message, details: { reason } } };
}
