import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { LOCALES } from '../domain/locales';
import { isDue } from '../domain/report/due';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { ARTICLE, documentsOf, type Entry, type Mail, storeOf } from '../strapi';

/** Key of the store in which each article has the day of the announcement that the editors were last told of. */
const TOLD = 'announcements-told';

/** A mail names at most this many announcements, so that it stays readable; the report lists them all. */
const MOST = 20;

type Announcement = {
  documentId: string;
  title: string;
  day: string;
  what: string;
};

/** Announcements of published articles whose day has come, the oldest first; each article once. */
async function dueAnnouncements(strapi: Core.Strapi, now: Date): Promise<Announcement[]> {
  const found = new Map<string, Announcement>();
  const filters = { a_revoir_le: { $notNull: true, $lte: now.toISOString().slice(0, 10) } };
  const fields = ['titre', 'a_revoir_le', 'a_revoir'];
  for (const locale of LOCALES) {
    const selection = { locale, status: 'published' as const, filters, fields, sort: 'a_revoir_le:asc' };
    for (const entry of await documentsOf(strapi, ARTICLE).findMany(selection))
      if (!found.has(entry.documentId)) found.set(entry.documentId, announcementOf(entry));
  }
  return [...found.values()].filter(({ day }) => isDue(day, now));
}

function announcementOf({ documentId, titre, a_revoir_le: day, a_revoir: what }: Entry): Announcement {
  return { documentId, title: String(titre), day: String(day), what: typeof what === 'string' ? what : '' };
}

/** Writes the mails in the first language, because that is the editors’ own. */
function mailsFor(announcements: readonly Announcement[]): Mail[] {
  const [locale] = LOCALES;
  const shown = announcements.slice(0, MOST);
  const words = MAIL_TEXTS[locale].due({
    count: announcements.length,
    more: announcements.length - shown.length,
  });
  const { publicUrl, host, port } = environment;
  return environment.mail.moderators.map((to) =>
    compose({
      locale,
      to,
      subject: words.subject,
      opening: words.opening,
      quote: shown.map(({ title, day, what }) => `${title} (${day})\n${what}`).join('\n\n'),
      actions: [
        { label: words.open, url: `${publicUrl ?? `http://${host}:${String(port)}`}/admin/publication` },
      ],
      ...(words.closing !== undefined && { closing: words.closing }),
    }),
  );
}

/**
 * Tells the editors by mail of announcements whose day has come, of each once: again only when it is given a new day.
 * @returns how many there were to tell of
 */
export async function tellOfDueAnnouncements(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await dueAnnouncements(strapi, now);
  const store = storeOf(strapi, 'api', 'grand-large');
  const told = ((await store.get(TOLD)) ?? {}) as Record<string, string>;
  const news = due.filter(({ documentId, day }) => told[documentId] !== day);
  if (news.length === 0) return 0;
  await enqueue(strapi, mailsFor(news), []);
  await store.set(TOLD, Object.fromEntries(due.map(({ documentId, day }) => [documentId, day])));
  return news.length;
}
