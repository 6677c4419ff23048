import type { Core } from '@strapi/strapi';
import { sameAddress } from '../domain/forms/email';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { COMMENT, type Mail, rowsOf } from '../strapi';
import { type ArticlePlace, findArticle, permalink } from './articles';
import { type CommentEntry, findComment, findComments, isPublished } from './comment-entry';
import { DAY, linkFor } from './links';

/** An unconfirmed address is erased after thirty days; the link works no longer than that. */
const CONFIRM_LIFE = 30 * DAY;
/** The unsubscribe link must work for as long as mails may come. */
const STOP_LIFE = 3 * 365 * DAY;

function optInMail(comment: CommentEntry, email: string, { title, url }: ArticlePlace): Mail {
  const { locale, documentId: id } = comment;
  const words = MAIL_TEXTS[locale].optIn({ title });
  return compose({
    ...{ locale, to: email, subject: words.subject, opening: `${words.opening}\n${url}` },
    ...(words.closing !== undefined && { closing: words.closing }),
    actions: [
      { label: words.confirm, url: linkFor('subscription', { action: 'confirm', id }, CONFIRM_LIFE) },
    ],
  });
}

function replyMail(reader: CommentEntry, email: string, reply: CommentEntry, article: ArticlePlace): Mail {
  const { locale, documentId: id } = reader;
  const words = MAIL_TEXTS[locale].reply({ title: article.title, name: reply.name });
  const stop = linkFor('subscription', { action: 'stop', id }, STOP_LIFE);
  return compose({
    ...{ locale, to: email, subject: words.subject, opening: words.opening, quote: reply.comment },
    actions: [{ label: words.read, url: permalink(article, reply.documentId) }],
    closing: `${words.closing ?? ''}\n${words.stop}\u00a0: ${stop}`,
    unsubscribe: stop,
  });
}

/** Everyone in the thread with a confirmed subscription, once each, except the author of the reply. */
async function readersOf(strapi: Core.Strapi, reply: CommentEntry): Promise<CommentEntry[]> {
  const { parentId } = reply;
  if (parentId === undefined) return [];
  const inThread = { $or: [{ documentId: parentId }, { parent: { documentId: parentId } }] };
  const readers = await findComments(strapi, { ...inThread, abonnement: 'confirme' });
  const seen = new Set(reply.email === undefined ? [] : [sameAddress(reply.email)]);
  const online: CommentEntry[] = [];
  for (const reader of readers) {
    const address = sameAddress(reader.email ?? '');
    if (address === '' || seen.has(address) || !(await isPublished(strapi, reader.documentId))) continue;
    seen.add(address);
    online.push(reader);
  }
  return online;
}

/** Marks the comment and queues its mails; of two concurrent moderators only the first one does. */
async function isFirst(strapi: Core.Strapi, { documentId, subscription }: CommentEntry): Promise<boolean> {
  const now = new Date();
  const { count } = await rowsOf(strapi, COMMENT).updateMany({
    where: { documentId, publishedAt: null, reponse_annoncee_le: null },
    data: {
      reponse_annoncee_le: now,
      ...(subscription === 'demande' && { abonnement_demande_le: now }),
    },
  });
  return count > 0;
}

/**
 * Does what follows from a publication, once: asks the author to confirm that they want to hear of replies, and tells
 * those who confirmed of this one. The mark and the mails are stored together: no mail is lost, none is sent twice.
 */
export async function announce(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const comment = await findComment(strapi, documentId);
    if (comment === undefined || comment.announced) return;
    const article = await findArticle(strapi, comment.articleId ?? '', comment.locale);
    if (article === undefined || !(await isFirst(strapi, comment))) return;
    if (comment.subscription === 'demande' && comment.email !== undefined)
      await enqueue(strapi, [optInMail(comment, comment.email, article)], [comment.email]);
    for (const reader of await readersOf(strapi, comment)) {
      const mail = replyMail(reader, reader.email ?? '', comment, article);
      await enqueue(strapi, [mail], [reader.email, comment.email]);
    }
  });
}
