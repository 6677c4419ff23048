import { escapeHtml, paragraphs } from '../domain/escape-html';
import type { Locale } from '../domain/locales';
import type { Entry } from '../strapi';
import type { MyData } from '../visitors/my-data';
import { button } from './page';
import { PAGE_TEXTS } from './texts';

function list(title: string, entries: readonly Entry[], field: string, none: string): string {
  const items = entries.map((entry) => `<blockquote>${paragraphs(String(entry[field]))}</blockquote>`);
  return `<h2>${escapeHtml(title)}</h2>${items.length > 0 ? items.join('\n') : `<p>${escapeHtml(none)}</p>`}`;
}

/** Builds the page that shows what is kept under an address, with a way to take it and a way to erase it. */
export function myDataBody(locale: Locale, email: string, data: MyData, exportPath: string): string {
  const { myData: texts } = PAGE_TEXTS[locale];
  return [
    `<p>${escapeHtml(texts.text(email))}</p>`,
    list(texts.comments, data.comments, 'texte', texts.none),
    list(texts.messages, data.messages, 'message', texts.none),
    list(texts.reports, data.reports, 'reason', texts.none),
    `<p><a class="button" href="${escapeHtml(exportPath)}">${escapeHtml(texts.export)}</a></p>`,
    `<form method="post"><p>${escapeHtml(texts.warning)}</p>${button(texts.erase)}</form>`,
  ].join('\n');
}
