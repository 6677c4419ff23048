import { entryAddress } from '../cms/entry-address';
import { problemIn } from '../cms/problem-words';
import { setAsideText } from '../cycle/tell-of-release';
import { html, type Html } from '../pages/html';
import { dateFormat, type View } from '../pages/view';
import type { Problem } from '../state/schema';
import type { Status } from './status';
import { WORDS, type Words } from './words';

/** The part of the page that follows the state; the browser fetches it again at each change. */
export function statusView(status: Status, view: View): Html {
  const words = WORDS[view.language];
  const date = dateFormat(view.language, 'medium');
  const { summary, activity, live } = status;
  return html`<section class="summary ${summary}" role="status">
      <h1>${words.summary[summary]}</h1>
      ${activity && html`<p>${words.stage[activity.stage] ?? activity.stage} ${words.activitySince(date(activity.since))}</p>`}
      ${live && html`<p>${words.live(live.release, date(live.since))}</p>`}
      ${
        status.paused &&
        html`<p>${status.paused.reason[view.language]}</p>
          ${button(view, 'resume', words.resume)}`
      }
    </section>
    ${notices(status, view)} ${failure(status, view)} ${setAside(status, view)} ${held(status, view)}
    ${refused(status, words)} ${bookFaults(status, words)} ${deadLinks(status, words)}
    ${button(view, 'build', words.build)} ${report(status, words)} ${releases(status, view, date)}
    ${history(status, view, date)}`;
}

function notices({ notices: list }: Status, { language }: View): Html | undefined {
  if (list.length === 0) return undefined;
  return html`<section>
    <h2>${WORDS[language].notices}</h2>
    <ul>
      ${list.map((notice) => html`<li>${notice[language]}</li>`)}
    </ul>
  </section>`;
}

function failure({ failure: failed }: Status, { language, cmsUrl }: View): Html | undefined {
  if (!failed) return undefined;
  const words = WORDS[language];
  return html`<section>
    <h2>${words.problems}</h2>
    <p class="message">${failed.message[language]} (${words.attempts(failed.attempts)})</p>
    <ul>
      ${failed.problems.map((problem) => html`<li>${problemLine(problem, language, cmsUrl)}</li>`)}
    </ul>
  </section>`;
}

function setAside({ setAside: entries }: Status, { language, cmsUrl }: View): Html | undefined {
  if (entries.length === 0) return undefined;
  const words = WORDS[language];
  return html`<section>
    <h2>${words.setAside}</h2>
    <p class="message">${setAsideText(entries)[language]}</p>
    <ul>
      ${entries.flatMap(({ entry, problems, shown }) =>
        problems.map(
          (message) =>
            html`<li>${problemLine({ message, entry }, language, cmsUrl)} ${words.shown[shown]}</li>`,
        ),
      )}
    </ul>
  </section>`;
}

function problemLine({ message, entry }: Problem, language: View['language'], cmsUrl: string): Html {
  const said = problemIn(language, message);
  if (!entry) return html`${said}`;
  const { kind, documentId, locale, title } = entry;
  const name = title ?? documentId;
  return html`<strong>${name} (${locale})</strong> ${said}
    <a href="${entryAddress(cmsUrl, { kind, documentId, locale, title: name })}"
      >${WORDS[language].openEntry}</a
    >`;
}

function held({ held: waiting }: Status, view: View): Html | undefined {
  if (!waiting) return undefined;
  const { language } = view;
  const words = WORDS[language];
  return html`<section>
    <h2>${words.held}</h2>
    <p>${waiting.reason[language]}</p>
    <details>
      <summary>${words.lost}</summary>
      <ul>
        ${waiting.lost.map((path) => html`<li>${path}</li>`)}
      </ul>
    </details>
    ${question(view, 'approve', words.approve, waiting.release)}
  </section>`;
}

function refused({ refused: entries }: Status, words: Words): Html | undefined {
  if (entries.length === 0) return undefined;
  return html`<section>
    <h2>${words.refused}</h2>
    <ul>
      ${entries.map(({ entry, reason }) => html`<li><strong>${entry}</strong> ${reason}</li>`)}
    </ul>
  </section>`;
}

function bookFaults({ bookFaults: faults }: Status, words: Words): Html | undefined {
  const lines = Object.values(faults).flat();
  if (lines.length === 0) return undefined;
  return html`<section>
    <h2>${words.books}</h2>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}

function deadLinks({ deadLinks: links }: Status, words: Words): Html | undefined {
  if (links.length === 0) return undefined;
  return html`<section>
    <h2>${words.deadLinks}</h2>
    <ul>
      ${links.map(({ page, target }) => html`<li>/${page.replace(/index\.html$/, '')} ${words.leadsTo} ${target}</li>`)}
    </ul>
  </section>`;
}

function report({ findings }: Status, words: Words): Html {
  return html`<p>
    <a href="/report">${words.report}</a> ${findings !== null && `(${words.findings(findings)})`}
  </p>`;
}

type DateFormat = (iso: string) => string;

function releases({ releases: list }: Status, view: View, date: DateFormat): Html {
  const words = WORDS[view.language];
  return html`<section>
    <h2>${words.releases}</h2>
    <ul class="releases">
      ${list.map(
        ({ id, createdAt, isLive }) =>
          html`<li>
            ${id} · ${date(createdAt)}
            ${isLive ? html`<strong>${words.isLive}</strong>` : question(view, 'rollback', words.rollBack(id), id)}
          </li>`,
      )}
    </ul>
  </section>`;
}

function history({ history: events }: Status, { language }: View, date: DateFormat): Html {
  const words = WORDS[language];
  return html`<section>
    <h2>${words.history}</h2>
    <ol>
      ${events.map(
        ({ at, what, detail, phases }) =>
          html`<li>
            <strong>${words.event[what]}</strong>
            <time datetime="${at}">${date(at)}</time> ${detail[language]}
            ${phases && html`<small>${seconds(phases, words)}</small>`}
          </li>`,
      )}
    </ol>
  </section>`;
}

function seconds(phases: Readonly<Record<string, number>>, words: Words): string {
  return Object.entries(phases)
    .filter(([name]) => !name.startsWith('·'))
    .map(([name, ms]) => `${words.phase[name] ?? name} ${(ms / 1000).toFixed(1)}\u00a0s`)
    .join(', ');
}

function button({ mayPublish }: View, action: string, label: string): Html | undefined {
  if (!mayPublish) return undefined;
  return html`<form method="post" action="/actions/${action}"><button>${label}</button></form>`;
}

/** Leads to a page that says what it would change, and asks (control/confirm-page.ts). */
function question({ mayPublish }: View, action: string, label: string, release: string): Html | undefined {
  if (!mayPublish) return undefined;
  return html`<form method="get" action="/confirm/${action}">
    <input type="hidden" name="release" value="${release}" />
    <button>${label}</button>
  </form>`;
}
