import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import type { ContactForm } from '../domain/forms/schemas';
import { describeSuspicions, type Suspicion } from '../domain/forms/suspicion';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { CONTACT_MESSAGE, documentsOf, type Mail } from '../strapi';
import { spend } from '../used-once';
import { DAY } from './links';

function mailsFor({ langue: locale, subject, email, message }: ContactForm): Mail[] {
  const words = MAIL_TEXTS[locale].contact({ subject, email });
  return environment.mail.moderators.map((to) =>
    compose({ locale, to, replyTo: email, subject: words.subject, opening: words.opening, quote: message }),
  );
}

async function isStored(strapi: Core.Strapi, { subject, email, message }: ContactForm): Promise<boolean> {
  const filters = { subject, email, message, createdAt: { $gt: new Date(Date.now() - DAY) } };
  return (await documentsOf(strapi, CONTACT_MESSAGE).count({ filters })) > 0;
}

/**
 * Keeps a contact message and sends it on to the editors, unless it looks suspicious; the same one twice within a day is kept
 * once.
 */
export async function takeMessage(
  strapi: Core.Strapi,
  form: ContactForm,
  found: readonly Suspicion[],
): Promise<void> {
  const { langue, subject, email, message } = form;
  // Spending makes posts of the same message wait for one another; the row says whether the first is still there.
  const isNew = await spend(strapi, 'message', [email, subject, message], Date.now() + DAY);
  if (!isNew && (await isStored(strapi, form))) return;
  await documentsOf(strapi, CONTACT_MESSAGE).create({
    data: { langue, subject, email, message, retenu_pour: describeSuspicions(found) },
  });
  if (found.length === 0) await enqueue(strapi, mailsFor(form), [email]);
}
