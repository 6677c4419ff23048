import type { Core } from '@strapi/strapi';
import { documentsOf, type Mail, OUTGOING_MAIL } from '../strapi';
import { type Address, isAbout, writeAbout } from './about';
import { deliver } from './deliver';

type Transaction = {
  onCommit: (work: () => void) => void;
};

/**
 * Stores mails with what they are about, and sends them once both are safe: a mail server that is down loses none, and
 * what is taken back is not sent. Called within a transaction, it belongs to it.
 * @param about the people whose words or addresses the mails carry
 */
export async function enqueue(
  strapi: Core.Strapi,
  mails: readonly Mail[],
  about: readonly Address[],
): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }: Transaction) => {
    for (const mail of mails) {
      const content = { to: mail.to, about: writeAbout(about), mail: JSON.stringify(mail) };
      await documentsOf(strapi, OUTGOING_MAIL).create({
        data: { ...content, attempts: 0, next_try: new Date() },
      });
    }
    onCommit(() => void deliver(strapi));
  });
}

/** Takes back the mails that have not left yet and carry somebody's words or address. */
export async function forgetMailsAbout(strapi: Core.Strapi, address: string): Promise<void> {
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  for (const { documentId, about } of await outbox.findMany({ fields: ['about'] }))
    if (isAbout(String(about), address)) await outbox.delete({ documentId });
}
