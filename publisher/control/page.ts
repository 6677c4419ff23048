import { html, type Html } from '../pages/html';
import type { Language } from '../state/text';
import { WORDS } from './words';

/** Styles and script are files of their own, so that the policy of the page needs no exception. */
export const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

type PageOptions = {
  readonly title?: string;
  /** Address at which the main part is fetched again after a change; null: what somebody reads stays as it is. */
  readonly view?: string | null;
};

export function page(language: Language, main: Html, { title, view = '/view' }: PageOptions = {}): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title ?? WORDS[language].title} – Grand Large</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/status.css" />
        ${view !== null && html`<script src="/status.js" defer></script>`}
      </head>
      <body>
        <main ${view !== null && html`data-view="${view}"`}>${main}</main>
      </body>
    </html>`.text;
}

export function closedPage(language: Language): string {
  const words = WORDS[language];
  return page(
    language,
    html`<h1>${words.closed}</h1>
      <p>${words.closedAdvice}</p>`,
  );
}

/** Follows the state: each event of the server has the page's main part fetched again. */
export const SCRIPT = `
const main = document.querySelector('main');
const source = new EventSource('/events');
let busy = false, again = false;
const refresh = async () => {
  if (busy) { again = true; return; }
  busy = true;
  try {
    const answer = await fetch(main.dataset.view);
    if (answer.ok) {
      const open = main.querySelector('details')?.open;
      main.innerHTML = await answer.text();
      if (open) main.querySelector('details')?.setAttribute('open', '');
    }
  } finally {
    busy = false;
    if (again) { again = false; void refresh(); }
  }
};
source.addEventListener('change', refresh);
`;

export const STYLE = `
:root { color-scheme: light dark; --paper: #fffdf8; --ink: #16202b; --line: #e5e0d6; --good: #2f6b3f; --bad: #a3261b; --busy: #0b5f7c; }
@media (prefers-color-scheme: dark) { :root { --paper: #10171f; --ink: #eef1ee; --line: #33404c; --good: #7fc694; --bad: #ff9b8c; --busy: #7cc7e0; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.summary { border-left: .4rem solid var(--busy); padding: .5rem 1rem; }
.summary.current { border-color: var(--good); } .summary.failed, .summary.held, .summary.paused { border-color: var(--bad); }
.message { white-space: pre-wrap; overflow-wrap: anywhere; }
ul, ol { padding-left: 1.2rem; } li { margin: .4rem 0; overflow-wrap: anywhere; }
.releases form { display: inline-block; margin: 0 0 0 .5rem; }
small { display: block; opacity: .8; }
a { color: inherit; } form { margin: 1rem 0; }
button { font: inherit; min-height: 2rem; padding: .3rem .9rem; border: 1px solid currentcolor; border-radius: .4rem; background: none; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--busy); outline-offset: 2px; }
`;
