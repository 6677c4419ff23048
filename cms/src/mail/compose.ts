import { escapeHtml, paragraphs } from '../domain/escape-html';
import { cleanLine } from '../domain/forms/clean';
import type { Locale } from '../domain/locales';
import type { Mail } from '../strapi';

/** One mail before it has a form: what it says, in the order in which it says it. */
export type Letter = {
  locale: Locale;
  to: string;
  replyTo?: string;
  subject: string;
  /** Plain texts; nothing in them is markup. */
  opening: string;
  /** Somebody's own words, set apart from ours. */
  quote?: string;
  actions?: readonly { label: string; url: string }[];
  closing?: string;
  /** One click ends these mails (RFC 8058). */
  unsubscribe?: string;
};

const BRAND = 'Grand Large';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

function textOf({ opening, quote, actions = [], closing }: Letter): string {
  const parts = [
    opening,
    quote === undefined ? '' : quoted(quote),
    ...actions.map(({ label, url }) => `${label}\n${url}`),
    closing ?? '',
    `-- \n${BRAND}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const STYLE = {
  body: 'margin:0;padding:24px;background:#f6f2e9;color:#16202b;font:16px/1.6 system-ui,sans-serif',
  sheet: 'max-width:34rem;margin:0 auto;padding:24px 28px;background:#fffdf8;border-radius:6px',
  quote: 'margin:16px 0;padding:4px 16px;border-left:3px solid #0b5c73',
  button:
    'display:inline-block;padding:10px 22px;border-radius:999px;background:#0b5c73;color:#ffffff;text-decoration:none',
  closing: 'color:#5a6470;font-size:14px',
};

function htmlOf({ locale, subject, opening, quote, actions = [], closing }: Letter): string {
  const buttons = actions.map(
    ({ label, url }) =>
      `<p><a href="${escapeHtml(url)}" style="${STYLE.button}">${escapeHtml(label)}</a></p>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">`,
    paragraphs(opening),
    quote === undefined ? '' : `<blockquote style="${STYLE.quote}">${paragraphs(quote)}</blockquote>`,
    ...buttons,
    closing === undefined ? '' : `<div style="${STYLE.closing}">${paragraphs(closing)}</div>`,
    `<p style="${STYLE.closing}">${BRAND}</p></div></body></html>`,
  ].join('\n');
}

/** Plain text and HTML of the same letter, everything in it escaped. */
export function compose(letter: Letter): Mail {
  const subject = cleanLine(letter.subject).slice(0, 200);
  return {
    to: letter.to,
    ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    subject,
    text: textOf(letter),
    html: htmlOf({ ...letter, subject }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(letter.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
