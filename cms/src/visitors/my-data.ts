import type { Core } from '@strapi/strapi';
import { sameAddress } from '../domain/forms/email';
import type { MyDataForm } from '../domain/forms/schemas';
import { compose } from '../mail/compose';
import { enqueue, forgetMailsAbout } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { COMMENT, CONTACT_MESSAGE, documentsOf, type Entry, REPORT } from '../strapi';
import { spend } from '../used-once';
import { linkFor } from './links';

const HOUR = 3_600_000;

/** All that is kept under an address. */
export type MyData = {
  comments: Entry[];
  messages: Entry[];
  reports: Entry[];
};

export async function findMyData(strapi: Core.Strapi, email: string): Promise<MyData> {
  const filters = { email: { $eqi: email } };
  const all = (uid: string) =>
    documentsOf(strapi, uid).findMany({ status: 'draft', filters, sort: 'id:asc' });
  return { comments: await all(COMMENT), messages: await all(CONTACT_MESSAGE), reports: await all(REPORT) };
}

/**
 * Sends the link that shows what is kept, to one address at most once while the last link works: otherwise anybody could
 * fill a commenter's mailbox from many networks. The answer to whoever asks is always the same, so that nobody learns
 * whether an address has written here.
 */
export async function sendMyDataLink(strapi: Core.Strapi, { email, langue }: MyDataForm): Promise<void> {
  const { comments, messages, reports } = await findMyData(strapi, email);
  if (comments.length + messages.length + reports.length === 0) return;
  const owner = sameAddress(email);
  if (!(await spend(strapi, 'my-data-link', [owner], Date.now() + HOUR))) return;
  const words = MAIL_TEXTS[langue].myData;
  const url = linkFor('my-data', { email: owner, langue }, HOUR);
  const mail = compose({
    ...{ locale: langue, to: email, subject: words.subject, opening: words.opening },
    ...(words.closing !== undefined && { closing: words.closing }),
    actions: [{ label: words.open, url }],
  });
  await enqueue(strapi, [mail], [email]);
}

/** The copy that a person may take: what they wrote and what we noted about it, without ids of other people's. */
export function exportOf({ comments, messages, reports }: MyData) {
  const pick = (entry: Entry, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, entry[field] ?? null]));
  const comment = [
    'texte',
    'nom',
    'email',
    'langue',
    'ecrit_le',
    'etat',
    'motif_refus',
    'prevenir_reponses',
    'abonnement',
  ];
  return {
    comments: comments.map((entry) => pick(entry, comment)),
    messages: messages.map((entry) => pick(entry, ['subject', 'message', 'email', 'langue', 'createdAt'])),
    reports: reports.map((entry) => pick(entry, ['reason', 'email', 'langue', 'createdAt'])),
  };
}

const ERASED = {
  fr: { nom: 'Anonyme', texte: 'Commentaire effacé à la demande de son auteur.' },
  en: { nom: 'Anonymous', texte: 'Comment erased at its author’s request.' },
} as const;

/** A comment with answers is emptied, so that they keep their place; one without answers is deleted. */
async function eraseComment(strapi: Core.Strapi, { documentId, langue }: Entry): Promise<void> {
  const comments = documentsOf(strapi, COMMENT);
  const filters = { parent: { documentId } };
  const isAnswered = (await comments.count({ status: 'draft', filters })) > 0;
  const isOnline = (await comments.count({ status: 'published', filters: { documentId } })) > 0;
  if (!isAnswered || !isOnline) {
    await comments.delete({ documentId });
    return;
  }
  const data = {
    ...ERASED[langue as 'fr' | 'en'],
    email: null,
    prevenir_reponses: false,
    abonnement: 'aucun',
  };
  await comments.update({ documentId, data });
  await comments.publish({ documentId });
}

/**
 * Erases all that is kept under an address, and with it the mails that have not left yet: those to it, and those that
 * carry what its owner wrote to moderators and readers.
 */
export async function eraseMyData(strapi: Core.Strapi, email: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const { comments, messages, reports } = await findMyData(strapi, email);
    for (const comment of comments) await eraseComment(strapi, comment);
    for (const { documentId } of messages) await documentsOf(strapi, CONTACT_MESSAGE).delete({ documentId });
    for (const { documentId } of reports) await documentsOf(strapi, REPORT).delete({ documentId });
    await forgetMailsAbout(strapi, email);
  });
}
