import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inLanguageOf } from '../domain/panel-language';
import { COMMENT, type Data, documentsOf, type Entry, panelUserOf, rowsOf } from '../strapi';
import { announce } from '../visitors/announce';
import { findComment, isPublished } from '../visitors/comment-entry';
import type { DocumentContext, Next, Rule } from './context';

const CLOSED: readonly unknown[] = ['refuse', 'indesirable'];

const refuse = (strapi: Core.Strapi, fr: string, en: string): never => {
  throw new errors.ValidationError(inLanguageOf(panelUserOf(strapi), { fr, en }));
};

/** Updates the row of the draft directly, so that no document middleware runs. */
const mark = (strapi: Core.Strapi, documentId: string, data: Data) =>
  rowsOf(strapi, COMMENT).update({ where: { documentId, publishedAt: null }, data });

function parentIdIn({ parent }: Data): string | undefined {
  const target = parent as { connect?: { documentId?: string }[] } | string | null | undefined;
  if (typeof target === 'string') return target;
  return target?.connect?.[0]?.documentId;
}

/** An answer that an editor writes needs no more than its text and what it answers. */
async function complete(strapi: Core.Strapi, data: Data): Promise<void> {
  data.ecrit_le ??= new Date();
  const parentId = parentIdIn(data);
  const parent = parentId === undefined ? undefined : await findComment(strapi, parentId);
  if (parent === undefined) return;
  if (parent.parentId !== undefined)
    refuse(
      strapi,
      'les réponses ne se répondent pas : choisissez le commentaire en tête de la conversation',
      'answers are not answered: choose the comment at the head of the thread',
    );
  data.langue = parent.locale;
  const article = data.article as { connect?: unknown[] } | string | null | undefined;
  const isNamed =
    typeof article === 'string' || (article?.connect?.length ?? 0) > 0 || 'documentId' in (article ?? {});
  if (!isNamed) data.article = { documentId: parent.articleId, locale: parent.locale };
}

/** Refuses a refusal without a reason, and to publish what is refused: that takes a change of mind, said as such. */
async function check(strapi: Core.Strapi, { action, params }: DocumentContext): Promise<void> {
  const { data, documentId } = params;
  if (data?.etat === 'refuse' && !data.motif_refus)
    refuse(strapi, 'un refus demande une raison', 'a refusal needs a reason');
  if (action !== 'publish' || documentId === undefined) return;
  const comment = await findComment(strapi, documentId);
  if (comment && CLOSED.includes(comment.state))
    refuse(
      strapi,
      'ce commentaire est refusé : remettez son état à « en_attente » avant de le publier',
      'this comment is refused: set its state back to “Waiting” before publishing it',
    );
}

/** Approves what is about to be published: the published version is a copy of the draft. */
const approve = (strapi: Core.Strapi, documentId: string) =>
  mark(strapi, documentId, { etat: 'approuve', jeton_moderation: null });

export const commentRule: Rule = async (strapi, context) => {
  const { uid, action, params } = context;
  if (uid !== COMMENT) return;
  if (action === 'create' && params.data) await complete(strapi, params.data);
  if (['create', 'update', 'publish'].includes(action)) await check(strapi, context);
  if (action === 'publish' && params.documentId !== undefined) await approve(strapi, params.documentId);
};

/** The state of a comment and its publication never say different things. */
async function follow(strapi: Core.Strapi, action: string, documentId: string): Promise<void> {
  const comments = documentsOf(strapi, COMMENT);
  if (action === 'publish') return announce(strapi, documentId);
  const comment = await findComment(strapi, documentId);
  if (comment === undefined) return;
  if (action === 'unpublish') {
    if (comment.state === 'approuve') await mark(strapi, documentId, { etat: 'en_attente' });
    return;
  }
  const isOnline = await isPublished(strapi, documentId);
  if (CLOSED.includes(comment.state)) {
    await mark(strapi, documentId, { jeton_moderation: null });
    if (isOnline) await comments.unpublish({ documentId });
  } else if (comment.state === 'approuve' && !isOnline) await comments.publish({ documentId });
}

export async function followComment(
  strapi: Core.Strapi,
  context: DocumentContext,
  next: Next,
): Promise<unknown> {
  const result = await next();
  const { uid, action, params } = context;
  if (uid !== COMMENT || !['create', 'update', 'publish', 'unpublish'].includes(action)) return result;
  const documentId = params.documentId ?? (result as Entry | null)?.documentId;
  if (documentId !== undefined) await follow(strapi, action, documentId);
  return result;
}
