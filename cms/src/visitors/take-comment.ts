import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { CommentForm } from '../domain/forms/schemas';
import { describeSuspicions, type Suspicion, suspicions } from '../domain/forms/suspicion';
import { enqueue } from '../mail/outbox';
import { COMMENT, documentsOf } from '../strapi';
import { spend } from '../used-once';
import { type ArticlePlace, findArticle } from './articles';
import { type CommentEntry, findComment, isPublished, readComment } from './comment-entry';
import { countForArticle } from './intake';
import { DAY } from './links';
import { moderationMails } from './moderation-mail';
import { refuseForm } from './refusals';

/** Threads are one level deep: who answers an answer joins the thread it stands in. */
async function threadOf(strapi: Core.Strapi, form: CommentForm): Promise<string | null> {
  if (!form.parent) return null;
  const parent = await findComment(strapi, form.parent);
  const thread = parent?.parentId === undefined ? parent : await findComment(strapi, parent.parentId);
  const isHere = thread?.articleId === form.article && thread.locale === form.langue;
  if (!isHere || !(await isPublished(strapi, thread.documentId)))
    refuseForm([{ path: ['parent'], code: 'unknown' }]);
  return thread.documentId;
}

/** Finds the same comment by the same name within a day: a double click, or a retry after a lost answer. */
async function isRepeated(strapi: Core.Strapi, { article, comment, name }: CommentForm): Promise<boolean> {
  // Spending makes posts of the same comment wait for one another; the row says whether the first is still there.
  if (await spend(strapi, 'comment', [article, name, comment], Date.now() + DAY)) return false;
  const since = new Date(Date.now() - DAY);
  const filters = { texte: comment, nom: name, article: { documentId: article }, createdAt: { $gt: since } };
  return (await documentsOf(strapi, COMMENT).count({ status: 'draft', filters })) > 0;
}

function entryData(form: CommentForm, parent: string | null, held: string | null) {
  const { article, langue, comment: texte, name: nom, email, notify_reply: wantsReplies = false } = form;
  return {
    ...{ texte, nom, email, prevenir_reponses: wantsReplies, langue, parent },
    article: { documentId: article, locale: langue },
    ecrit_le: new Date(),
    etat: 'en_attente',
    retenu_pour: held,
    abonnement: wantsReplies ? 'demande' : 'aucun',
    jeton_moderation: randomUUID(),
  };
}

async function store(
  strapi: Core.Strapi,
  form: CommentForm,
  article: ArticlePlace,
  found: readonly Suspicion[],
): Promise<void> {
  const parent = await threadOf(strapi, form);
  const held = describeSuspicions([...found, ...suspicions(`${form.name} ${form.comment}`)]);
  const data = entryData(form, parent, held);
  const entry = await documentsOf(strapi, COMMENT).create({ status: 'draft', data });
  const comment: CommentEntry = { ...readComment(entry), parentId: parent ?? undefined };
  // Suspected spam waits in the CMS without a mail: its author must not be able to fill the moderators' mailbox.
  if (held === null) await enqueue(strapi, moderationMails(comment, article), [form.email]);
}

/** Keeps a visitor's comment as a draft and tells the moderators, unless it looks suspicious. */
export async function takeComment(
  strapi: Core.Strapi,
  form: CommentForm,
  found: readonly Suspicion[],
): Promise<void> {
  const article = await findArticle(strapi, form.article, form.langue);
  if (article === undefined) refuseForm([{ path: ['article'], code: 'unknown' }]);
  if (await isRepeated(strapi, form)) return;
  countForArticle(form.article);
  await store(strapi, form, article, found);
}
