import type { Core } from '@strapi/strapi';
import { documentsOf, type Entry, hasDrafts } from '../strapi';
import { type DocumentContext, localesOf, type Next } from './context';

type Publisher = {
  publish(params: unknown): Promise<{ entries: Entry[] }>;
};

/**
 * Strapi writes and publishes in one go when it is asked to create or update with `status: 'published'`, and no
 * middleware sees that publication. Here it becomes a draft and a publication, so that the rules for publishing hold
 * on every way; one transaction, so that a refusal leaves nothing behind.
 */
export async function publishInTwoSteps(
  strapi: Core.Strapi,
  context: DocumentContext,
  next: Next,
): Promise<unknown> {
  const { uid, action, params } = context;
  const publishes = (action === 'create' || action === 'update') && params.status === 'published';
  if (!publishes || !hasDrafts(strapi, uid)) return next();
  return strapi.db.transaction(async () => {
    context.params = { ...params, status: 'draft' };
    const draft = (await next()) as Entry | null;
    if (draft === null) return null;
    const [locale] = localesOf(params);
    const { fields, populate } = params;
    const target = { documentId: draft.documentId, locale, fields, populate };
    const { entries } = await (documentsOf(strapi, uid) as unknown as Publisher).publish(target);
    return entries[0];
  });
}
