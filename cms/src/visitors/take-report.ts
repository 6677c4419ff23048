import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import type { ReportForm } from '../domain/forms/schemas';
import { describeSuspicions, type Suspicion } from '../domain/forms/suspicion';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { documentsOf, type Mail, REPORT } from '../strapi';
import { spend } from '../used-once';
import { findArticle } from './articles';
import { type CommentEntry, findComment, isPublished } from './comment-entry';
import { DAY, linkFor } from './links';
import { refuseForm } from './refusals';

const LINK_LIFE = 30 * DAY;

function mailsFor(
  comment: CommentEntry,
  title: string,
  { reason, email, langue: locale }: ReportForm,
): Mail[] {
  const facts = { title, name: comment.name, reason, canAnswer: email !== null };
  const words = MAIL_TEXTS[locale].report(facts);
  // No nonce: moderators may need to take a comment down after any earlier decision about it.
  const url = linkFor('moderation', { action: 'withdraw', id: comment.documentId, nonce: '' }, LINK_LIFE);
  return environment.mail.moderators.map((to) =>
    compose({
      ...{ locale, to, subject: words.subject, opening: words.opening, quote: comment.comment },
      ...(email !== null && { replyTo: email }),
      ...(words.closing !== undefined && { closing: words.closing }),
      actions: [{ label: words.withdraw, url }],
    }),
  );
}

/**
 * Keeps a visitor's objection to a published comment and tells the moderators, who can answer by mail. The same words again
 * within a day are thanked for and change nothing.
 */
export async function takeReport(
  strapi: Core.Strapi,
  id: string,
  form: ReportForm,
  found: readonly Suspicion[],
): Promise<void> {
  const comment = /^[a-z0-9]{16,40}$/.test(id) ? await findComment(strapi, id) : undefined;
  if (comment === undefined || !(await isPublished(strapi, id)))
    refuseForm([{ path: ['comment'], code: 'unknown' }]);
  const { reason, email, langue } = form;
  if (!(await spend(strapi, 'report', [id, reason, email ?? ''], Date.now() + DAY))) return;
  const article = await findArticle(strapi, comment.articleId ?? '', comment.locale);
  const held = describeSuspicions(found);
  await documentsOf(strapi, REPORT).create({
    data: { reason, email, langue, comment: { documentId: id }, retenu_pour: held },
  });
  if (held === null)
    await enqueue(strapi, mailsFor(comment, article?.title ?? '?', form), [email, comment.email]);
}
