import { createHash } from 'node:crypto';
import { escapeHtml } from '../domain/escape-html';
import type { Locale } from '../domain/locales';
import type { HttpContext } from '../strapi';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;background:#f6f2e9;color:#16202b}
main{max-width:38rem;margin:0 auto;padding:1.5rem 1.75rem;background:#fffdf8;border-radius:.375rem}
blockquote{margin:1rem 0;padding:.1rem 1rem;border-left:3px solid #0b5c73;overflow-wrap:anywhere}
button,.button{display:inline-block;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:999px;background:#0b5c73;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
input{display:block;width:100%;box-sizing:border-box;margin:.25rem 0 1rem;padding:.6rem;border:1px solid #5a6470;border-radius:.375rem;font:inherit}
:focus-visible{outline:3px solid #d9481c;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0b1117;color:#eef1ee}main{background:#18222d}button,.button{background:#7cc7d8;color:#0b1117}}
`;

/** Submits the form by script, so that one click in the mail is enough; without scripts there is the button. */
const SUBMIT_AT_ONCE = 'document.forms[0].requestSubmit()';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SUBMIT_AT_ONCE)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export type PageContent = {
  locale: Locale;
  title: string;
  /** HTML; whatever people wrote in it is escaped. */
  body: string;
  status?: number;
  submitsItself?: boolean;
};

/** Renders the page behind a link in a mail: only our own scripts, never cached, never indexed. */
export function showPage(
  ctx: HttpContext,
  { locale, title, body, status = 200, submitsItself }: PageContent,
): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.body = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} - Grand Large</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main>${submitsItself ? `<script>${SUBMIT_AT_ONCE}</script>` : ''}</body></html>`;
}

export const button = (label: string): string => `<button type="submit">${escapeHtml(label)}</button>`;
