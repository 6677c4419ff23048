import type { Core } from '@strapi/strapi';
import { COMMENT, documentsOf } from '../strapi';
import { type CommentEntry, findComment } from './comment-entry';

export const ACTIONS = ['approve', 'refuse', 'spam', 'withdraw'] as const;
export type Action = (typeof ACTIONS)[number];

export interface DecisionLink {
  action: Action;
  comment: CommentEntry;
}

/** @returns what a moderator's link is about, or undefined once it has been used or overtaken */
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
