import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import type { ContactForm } from '../domain/forms/schemas';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { CONTACT_MESSAGE, documentsOf, type Mail } from '../strapi';
import { DAY } from './links';

function mailsFor({ langue: locale, subject, email, message }: ContactForm): Mail[] {
  const words = MAIL_TEXTS[locale].contact({ subject, email });
  return environment.mail.moderators.map((to) =>
    compose({ locale, to, replyTo: email, subject: words.subject, opening: words.opening, quote: message }),
  );
}

/** Keeps a contact message and sends it on to the editors; the same one twice within a day is kept once. */
export async function takeMessage(strapi: Core.Strapi, form: ContactForm): Promise<void> {
  const { langue, subject, email, message } = form;
  const messages = documentsOf(strapi, CONTACT_MESSAGE);
  const filters = { subject, email, message, createdAt: { $gt: new Date(Date.now() - DAY) } };
  if ((await messages.count({ filters })) > 0) return;
  await strapi.db.transaction(async () => {
    await messages.create({ data: { langue, subject, email, message } });
    await enqueue(strapi, mailsFor(form), [email]);
  });
}
