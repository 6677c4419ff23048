import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { environment } from '../../config/environment';
import { LOCALES } from '../domain/locales';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import type { Mail } from '../strapi';
import { problemsByWriter } from './writers';

/** A mail stays readable; the status page has the rest. */
const LONGEST = 2_000;
const text = z
  .string()
  .trim()
  .min(1)
  .transform((given) => given.slice(0, LONGEST));
const MOST_PROBLEMS = 5;

/** The publisher's report of what stopped it, or of what it asks of an editor. */
export const troubleSchema = z.strictObject({
  kind: z.enum(['failed', 'held', 'set-aside']),
  message: z.strictObject({ fr: text, en: text }),
  problems: z
    .array(
      z.strictObject({
        message: text,
        /** Language of the entry that the problem is about. */
        locale: z.enum(LOCALES).optional(),
        title: text.optional(),
        address: z.url({ protocol: /^https?$/ }).optional(),
        entry: z.strictObject({ kind: z.string(), documentId: z.string() }).optional(),
      }),
    )
    .max(500),
});

export type Trouble = z.infer<typeof troubleSchema>;

/** Writes the mails in the language of the entry that is to be mended, or in French when the machine is at fault. */
function mailsFor({ kind, message, problems }: Trouble, readers: readonly string[]): Mail[] {
  const locale = problems[0]?.locale ?? 'fr';
  const shown = problems.slice(0, MOST_PROBLEMS);
  const words = MAIL_TEXTS[locale].trouble({
    kind,
    message: message[locale],
    more: problems.length - shown.length,
  });
  const { publicUrl, host, port } = environment;
  const entries = new Map(
    shown.flatMap(({ title, address }) =>
      address === undefined
        ? []
        : [[address, { label: words.open(title ?? address), url: address }] as const],
    ),
  );
  return readers.map((to) =>
    compose({
      locale,
      to,
      subject: words.subject,
      opening: words.opening,
      ...(shown.length > 0 && { quote: shown.map((problem) => problem.message).join('\n\n') }),
      actions: [
        ...entries.values(),
        { label: words.details, url: `${publicUrl ?? `http://${host}:${String(port)}`}/admin/publication` },
      ],
      ...(words.closing !== undefined && { closing: words.closing }),
    }),
  );
}

/** Tells the editors by mail, and whoever wrote an entry of the problems that it has. */
export async function tellOfTrouble(strapi: Core.Strapi, trouble: Trouble): Promise<void> {
  const problems = trouble.problems.map(({ entry, locale, ...problem }) => ({
    ...problem,
    locale,
    entry: entry && { ...entry, ...(locale && { locale }) },
  }));
  const writers = await problemsByWriter(strapi, problems);
  const own = [...writers].flatMap(([writer, found]) => mailsFor({ ...trouble, problems: found }, [writer]));
  await enqueue(strapi, [...mailsFor(trouble, environment.mail.moderators), ...own], []);
}
