import type { Core } from '@strapi/strapi';
import { COMMENT, documentsOf } from '../strapi';
import { type CommentEntry, findComment } from './comment-entry';

const ACTIONS = ['approve', 'refuse', 'spam', 'withdraw'] as const;
type Action = (typeof ACTIONS)[number];

export type DecisionLink = {
  action: Action;
  comment: CommentEntry;
};

/** @returns the comment and decision of a moderator's link, or undefined when it was used or the state has changed since */
export async function readDecision(
  strapi: Core.Strapi,
  content: Record<string, unknown> | undefined,
): Promise<DecisionLink | undefined> {
  const action = ACTIONS.find((known) => known === content?.action);
  if (action === undefined || typeof content?.id !== 'string') return undefined;
  const comment = await findComment(strapi, content.id);
  if (comment === undefined) return undefined;
  const isOpen =
    action === 'withdraw'
      ? comment.state === 'approuve'
      : content.nonce !== '' && content.nonce === comment.nonce;
  return isOpen ? { action, comment } : undefined;
}

/** Does what a moderator decided; the rules of `documents/comment.ts` draw the consequences. */
export async function decide(
  strapi: Core.Strapi,
  { action, comment }: DecisionLink,
  reason: string,
): Promise<void> {
  const comments = documentsOf(strapi, COMMENT);
  const { documentId } = comment;
  if (action === 'approve') {
    await comments.publish({ documentId });
    return;
  }
  const etat = action === 'spam' ? 'indesirable' : 'refuse';
  const motif_refus = action === 'spam' ? null : reason;
  await comments.update({ documentId, data: { etat, motif_refus } });
}
