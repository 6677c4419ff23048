import type { Core } from '@strapi/strapi';
import { COMMENT, rowsOf } from '../strapi';
import { type CommentEntry, findComment } from './comment-entry';

type SubscriptionAction = 'confirm' | 'stop';

export type SubscriptionLink = {
  action: SubscriptionAction;
  comment: CommentEntry;
};

/** @returns what a reader's link is about, or undefined when its comment is gone */
export async function readSubscription(
  strapi: Core.Strapi,
  content: Record<string, unknown> | undefined,
): Promise<SubscriptionLink | undefined> {
  const { action, id } = content ?? {};
  if ((action !== 'confirm' && action !== 'stop') || typeof id !== 'string') return undefined;
  const comment = await findComment(strapi, id);
  if (comment?.email === undefined) return undefined;
  // Confirming after having stopped would be a surprise; whoever wants replies again asks again.
  return action === 'confirm' && comment.subscription === 'termine' ? undefined : { action, comment };
}

export async function subscribe(strapi: Core.Strapi, { action, comment }: SubscriptionLink): Promise<void> {
  // On the draft alone: the publication holds a copy of it, which nothing reads. Unlike `update`, this leaves the draft's date as it
  // is: the panel would show an approved comment as modified for good.
  await rowsOf(strapi, COMMENT).updateMany({
    where: { documentId: comment.documentId, publishedAt: null },
    data: { abonnement: action === 'confirm' ? 'confirme' : 'termine' },
  });
}
