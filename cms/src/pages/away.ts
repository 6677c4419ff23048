import { escapeHtml } from '../domain/escape-html';
import { LOCALES } from '../domain/locales';
import type { HttpContext } from '../strapi';
import { showPage } from './page';
import { PAGE_TEXTS } from './texts';

/** Asks in both languages to open the link again later: without the database its reader's language is unknown. */
export function showAway(ctx: HttpContext): void {
  const body = LOCALES.map((locale) => {
    const { title, text } = PAGE_TEXTS[locale].away;
    return `<p lang="${locale}">${escapeHtml(title)}. ${escapeHtml(text)}</p>`;
  });
  showPage(ctx, { locale: 'fr', title: PAGE_TEXTS.fr.away.title, body: body.join('\n'), status: 503 });
}
