import type { Core } from '@strapi/strapi';
import { COMMENT } from '../strapi';
import type { DocumentContext, Next } from './context';

const WRITES: readonly string[] = ['create', 'update', 'publish', 'unpublish', 'discardDraft', 'delete'];

/**
 * A decision about a comment and all that follows from it (its state, its publication, the mails about it) are stored
 * together or not at all, whoever decides: a link in a mail, the admin, one entry or many. Strapi's own transaction
 * ends before the middlewares around it do.
 */
export function changeCommentsWhole(
  strapi: Core.Strapi,
  { uid, action }: DocumentContext,
  next: Next,
): Promise<unknown> {
  if (uid !== COMMENT || !WRITES.includes(action)) return next();
  return strapi.db.transaction(() => next());
}
