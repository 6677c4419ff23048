import { RULES } from '../cms/report-schema';
import type { Language } from '../state/text';
import type { Finding, Place, Report } from './finding';
import { REPORT_WORDS } from './words';

/** Maximum number of findings that the table shows of one rule; report.json has all. */
const SHOWN = 50;

/** The report for a terminal, grouped by rule. */
export function reportTable(report: Report, language: Language): string {
  const words = REPORT_WORDS[language];
  const groups = RULES.flatMap((rule) => {
    const findings = report.findings.filter((finding) => finding.rule === rule);
    if (findings.length === 0) return [];
    const more = findings.length - SHOWN;
    return [
      `\n${words.rule[rule]}: ${findings.length}`,
      ...findings.slice(0, SHOWN).map((finding) => `  ${findingLine(finding, language)}`),
      ...(more > 0 ? [`  ${words.moreFindings(more)}`] : []),
    ];
  });
  const { checkedAt, links } = report.external;
  const external = checkedAt === null ? words.neverChecked : words.checkedAt(checkedAt.slice(0, 10), links);
  return [
    words.madeAt(report.madeAt.slice(0, 10), report.release ?? words.noRelease),
    external,
    ...(groups.length > 0 ? groups : [words.nothing]),
  ].join('\n');
}

function findingLine({ target, detail, places, morePlaces }: Finding, language: Language): string {
  const words = REPORT_WORDS[language];
  const [first] = places;
  const others = places.length - 1 + morePlaces;
  const where = first ? nameOf(first) + (others > 0 ? ` ${words.morePlaces(others)}` : '') : '';
  return target === undefined
    ? `${where}: ${detail[language]}`
    : `${target}: ${detail[language]}, ${words.foundOn} ${where}`;
}

const nameOf = ({ title, locale, path }: Place): string =>
  [title, ...(locale === null ? [] : [`(${locale})`]), ...(path === undefined ? [] : [path])].join(' ');
