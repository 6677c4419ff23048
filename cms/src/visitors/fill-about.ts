import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { unseal } from '../domain/abuse/seal';
import { type Address, writeAbout } from '../mail/about';
import { documentsOf, type Mail, OUTGOING_MAIL } from '../strapi';
import { findComment } from './comment-entry';

/** Links that only the recipient of the mail has. */
const OWN_LINK = /\/api\/(?:my-data|subscription)\//;
const MODERATION_LINK = /\/api\/moderation\/([\w-]+)/;
const PERMALINK = /#comment-(\w+)/;

/** Our own part of the mail, without quoted text. */
const ownWords = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n');

/** The comment that a mail quotes, by the links that came with it. */
function commentIn(text: string): string | undefined {
  const token = MODERATION_LINK.exec(text)?.[1];
  if (token === undefined) return PERMALINK.exec(text)?.[1];
  const { id } = unseal(environment.secrets.commentLink, 'moderation', token) ?? {};
  return typeof id === 'string' ? id : undefined;
}

async function peopleIn(strapi: Core.Strapi, { to, replyTo, text }: Mail): Promise<Address[]> {
  const own = ownWords(text);
  const id = commentIn(own);
  const comment = id === undefined ? undefined : await findComment(strapi, id);
  return [OWN_LINK.test(own) ? to : undefined, replyTo, comment?.email];
}

/**
 * Earlier versions did not keep whom a waiting mail is about. It is found out once, at the start, so that its people
 * can have these mails taken back as well.
 */
export async function fillAbout(strapi: Core.Strapi): Promise<void> {
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  for (const { documentId, mail } of await outbox.findMany({ filters: { about: { $null: true } } })) {
    const about = writeAbout(await peopleIn(strapi, JSON.parse(String(mail)) as Mail));
    await outbox.update({ documentId, data: { about } });
  }
}
