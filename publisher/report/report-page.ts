import { entryAddress } from '../cms/entry-address';
import { RULES } from '../cms/report-schema';
import { html, type Html } from '../pages/html';
import { dateFormat, type View } from '../pages/view';
import type { Text } from '../state/text';
import type { Progress } from './external/run-check';
import type { Finding, Place, Report } from './finding';
import { REPORT_WORDS, type ReportWords } from './words';

export type ReportState = {
  readonly report: Report | undefined;
  /** Why the report is not a newer one. */
  readonly problem: Text | undefined;
  /** Progress of the check of external links, while one runs. */
  readonly checking: Progress | undefined;
};

/** Maximum number of findings that the page shows of one rule; with more, the editors begin with these. */
const SHOWN = 200;

/** The main part of the report's page. */
export function reportView({ report, problem, checking }: ReportState, view: View): Html {
  const words = REPORT_WORDS[view.language];
  const date = dateFormat(view.language, 'short');
  const groups = RULES.map((rule) => ({
    rule,
    findings: report?.findings.filter((finding) => finding.rule === rule) ?? [],
  })).filter(({ findings }) => findings.length > 0);
  return html`<p><a href="/">${words.back}</a></p>
    <section class="summary ${problem ? 'failed' : 'current'}" role="status">
      <h1>${words.title}</h1>
      ${problem && html`<p>${words.problem} ${problem[view.language]}</p>`}
      ${report && html`<p>${words.madeAt(date(report.madeAt), report.release ?? words.noRelease)}</p>`}
      ${report && groups.length === 0 && html`<p>${words.nothing}</p>`}
      <ul>
        ${groups.map(
          ({ rule, findings }) =>
            html`<li><a href="#${rule}">${words.rule[rule]}</a> <strong>${findings.length}</strong></li>`,
        )}
      </ul>
    </section>
    ${groups.map(
      ({ rule, findings }) =>
        html`<section>
          <h2 id="${rule}">${words.rule[rule]} (${findings.length})</h2>
          <p>${words.advice[rule]}</p>
          <ul>
            ${findings.slice(0, SHOWN).map((finding) => html`<li>${findingLine(finding, words, view)}</li>`)}
          </ul>
          ${findings.length > SHOWN && html`<p>${words.moreFindings(findings.length - SHOWN)}</p>`}
        </section>`,
    )}
    ${externalLinks({ report, checking }, view, date)}
    <p><a href="/report.json">report.json</a></p>`;
}

function findingLine({ target, detail, places, morePlaces }: Finding, words: ReportWords, view: View): Html {
  const text = detail[view.language];
  if (target === undefined) return html`${places.map((place) => placeLine(place, words, view, text))}`;
  return html`<strong>${target}</strong> ${text}
    <ul>
      ${places.map((place) => html`<li>${words.foundOn} ${placeLine(place, words, view)}</li>`)}
      ${morePlaces > 0 && html`<li>${words.morePlaces(morePlaces)}</li>`}
    </ul>`;
}

function placeLine(
  { title, locale, path, entry }: Place,
  words: ReportWords,
  { cmsUrl }: View,
  text?: string,
): Html {
  const name = html`<strong>${title}</strong>${locale !== null && ` (${locale})`}`;
  return html`${name} ${path !== undefined && path !== title && html`<span>${path}</span> `} ${text}
  ${entry && html`<a href="${entryAddress(cmsUrl, { ...entry, locale, title })}">${words.openEntry}</a> `}`;
}

function externalLinks(
  { report, checking }: Pick<ReportState, 'report' | 'checking'>,
  { language, mayPublish }: View,
  date: (iso: string) => string,
): Html {
  const words = REPORT_WORDS[language];
  const { checkedAt = null, links = 0 } = report?.external ?? {};
  return html`<section>
    <h2>${words.external}</h2>
    <p>${checkedAt === null ? words.neverChecked : words.checkedAt(date(checkedAt), links)}</p>
    ${
      checking
        ? html`<p>${words.checking(checking.done, checking.all)}</p>`
        : mayPublish &&
          html`<form method="post" action="/report/external"><button>${words.check}</button></form>`
    }
  </section>`;
}
