import { environment } from '../../config/environment';
import type { Objection } from '../domain/retention';
import { compose } from '../mail/compose';
import { MAIL_TEXTS } from '../mail/texts';
import type { Mail } from '../strapi';

/** Tells the moderators, in both languages, that retention erases nothing, or a part each night. */
export function retentionMails({ kind, message }: Objection): Mail[] {
  const { publicUrl, host, port } = environment;
  const url = `${publicUrl ?? `http://${host}:${String(port)}`}/admin/publication`;
  const isInParts = kind === 'loss';
  const fr = MAIL_TEXTS.fr.retention(message.fr, isInParts);
  const en = MAIL_TEXTS.en.retention(message.en, isInParts);
  return environment.mail.moderators.map((to) =>
    compose({
      locale: 'fr',
      to,
      subject: `${fr.subject} / ${en.subject}`,
      opening: `${fr.opening}\n\n${en.opening}`,
      actions: [{ label: `${fr.details} / ${en.details}`, url }],
    }),
  );
}
