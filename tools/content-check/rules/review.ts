import { CsvError, parse } from 'csv-parse/sync';
import type { Problem, Rule } from '../types';

const FILE = 'content/REVIEW.csv';
const COLUMNS = ['cle', 'relu_par', 'relu_le', 'langues', 'faits_verifies', 'source_officielle'];

interface Row {
  cells: string[];
  line: number;
}

/** Reads the ledger; quoted cells may hold commas and line breaks. @throws CsvError */
function readRows(text: string): Row[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
  const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => {
    const breaks = record.join('').split('\n').length - 1;
    return { cells: record, line: info.lines - breaks };
  });
}

function rowProblems({ cells, line }: Row): Problem[] {
  const place = { file: FILE, line };
  if (cells.length !== COLUMNS.length)
    return [{ ...place, message: `has ${String(cells.length)} cells; expected ${String(COLUMNS.length)}` }];
  const empty = COLUMNS.filter((_, index) => cells[index]?.trim() === '');
  const problems: Problem[] = empty.map((field) => ({ ...place, field, message: 'is empty' }));
  const source = cells[COLUMNS.indexOf('source_officielle')] ?? '';
  if (source.trim() !== '' && !/https?:\/\/\S+\.\S+/.test(source))
    problems.push({ ...place, field: 'source_officielle', message: 'expected an address (https://…)' });
  return problems;
}

/** What is wrong with the ledger's text. @param articles keys of all articles */
export function ledgerProblems(text: string, articles: readonly string[]): Problem[] {
  const [head, ...rows] = readRows(text);
  if (head?.cells.join() !== COLUMNS.join())
    return [{ file: FILE, line: 1, message: `expected the columns ${COLUMNS.join(',')}` }];
  const first = new Map<string, number>();
  const problems = rows.flatMap((row): Problem[] => {
    const [key = ''] = row.cells;
    const earlier = first.get(key);
    first.set(key, earlier ?? row.line);
    const place = { file: FILE, line: row.line, field: 'cle' };
    if (earlier !== undefined)
      return [{ ...place, message: `"${key}" is on line ${String(earlier)} already` }];
    const isUnknown = key !== '' && !articles.includes(key);
    return [
      ...(isUnknown ? [{ ...place, message: `there is no article "${key}"` }] : []),
      ...rowProblems(row),
    ];
  });
  const missing = articles.filter((key) => !first.has(key));
  return [
    ...problems,
    ...missing.map((key) => ({ file: FILE, line: 1, message: `has no line for the article "${key}"` })),
  ];
}

/** So the ledger begins what was compared with a source, and not only reread. */
const COMPARED = /(^|[ .(])Recoupé/;

/** Visitors are told that facts were checked (`verifie_le`) where the ledger says which, and nowhere else. */
export const checkCheckedOn: Rule = ({ ledger, catalogue }) => {
  const compared = new Set(
    readLedger(ledger).flatMap(({ cells }) =>
      COMPARED.test(cells[COLUMNS.indexOf('faits_verifies')] ?? '') ? [cells[0] ?? ''] : [],
    ),
  );
  return catalogue.articles.flatMap(({ key, facts: { value, locate } }): Problem[] => {
    const isDated = value.verifie_le !== undefined;
    if (isDated === compared.has(key)) return [];
    return isDated
      ? [{ ...locate(['verifie_le']), message: 'is set, but the ledger names no fact as “Recoupé”' }]
      : [
          {
            ...locate([]),
            field: 'verifie_le',
            message: 'is missing, though the ledger names facts as “Recoupé”',
          },
        ];
  });
};

/** The rows of the ledger; a file that is none is `checkReview`'s to report. */
function readLedger(text: string | undefined): Row[] {
  try {
    return readRows(text ?? '');
  } catch {
    return [];
  }
}

/** Every article was reread once, and the ledger says by whom, when and against which official source. */
export const checkReview: Rule = ({ ledger, catalogue }) => {
  if (ledger === undefined) return [{ file: FILE, line: 1, message: 'there is no review ledger' }];
  try {
    return ledgerProblems(
      ledger,
      catalogue.articles.map(({ key }) => key),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return [{ file: FILE, line, message: `is no valid CSV: ${error.message}` }];
  }
};
