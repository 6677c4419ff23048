import { environment } from '../../config/environment';
import { compose } from '../mail/compose';
import { MAIL_TEXTS } from '../mail/texts';
import type { Mail } from '../strapi';
import type { ArticlePlace } from './articles';
import type { CommentEntry } from './comment-entry';
import { DAY, linkFor } from './links';

const DECISIONS = ['approve', 'refuse', 'spam'] as const;

const LINK_LIFE = 30 * DAY;

/** Writes the moderators' mails about a new comment: its words, and a link for each decision. */
export function moderationMails(comment: CommentEntry, { title, url }: ArticlePlace): Mail[] {
  const { documentId: id, locale, name, nonce = '' } = comment;
  const words = MAIL_TEXTS[locale].moderation({ title, name, isReply: comment.parentId !== undefined });
  return environment.mail.moderators.map((to) =>
    compose({
      ...{ locale, to, subject: words.subject, opening: `${words.opening}\n${url}` },
      quote: comment.comment,
      actions: DECISIONS.map((action) => ({
        label: words[action],
        url: linkFor('moderation', { action, id, nonce }, LINK_LIFE),
      })),
      ...(words.closing !== undefined && { closing: words.closing }),
    }),
  );
}
