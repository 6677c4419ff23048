import { escapeHtml } from '../domain/escape-html';
import { LOCALES } from '../domain/locales';
import type { HttpContext } from '../strapi';
import { showPage } from './page';
import { PAGE_TEXTS } from './texts';

/** Says in both languages that a link no longer works; its reader's language is unknown. */
export function showGone(ctx: HttpContext): void {
  const body = LOCALES.map(
    (locale) =>
      `<p lang="${locale}">${escapeHtml(PAGE_TEXTS[locale].gone.title)}. ${escapeHtml(PAGE_TEXTS[locale].gone.text)}</p>`,
  );
  showPage(ctx, { locale: 'fr', title: PAGE_TEXTS.fr.gone.title, body: body.join('\n'), status: 410 });
}
