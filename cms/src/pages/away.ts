import { LOCALES } from '../domain/locales';
import type { HttpContext } from '../strapi';
import { escapeHtml } from './escape';
import { showPage } from './page';
import { PAGE_TEXTS } from './texts';

/** Says in both languages that the link is to be opened again later: without the database nobody knows whose it is. */
export function showAway(ctx: HttpContext): void {
  const body = LOCALES.map((locale) => {
    const { title, text } = PAGE_TEXTS[locale].away;
    return `<p lang="${locale}">${escapeHtml(title)}. ${escapeHtml(text)}</p>`;
  });
  showPage(ctx, { locale: 'fr', title: PAGE_TEXTS.fr.away.title, body: body.join('\n'), status: 503 });
}
