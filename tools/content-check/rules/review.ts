import { CsvError } from 'csv-parse/sync';
import { HEAD, LEDGER, type LedgerRow, NEEDED, readLedger, WIDTH } from '../ledger';
import type { Problem, Rule } from '../types';

function rowProblems({ cells, line, cell }: LedgerRow): Problem[] {
  const place = { file: LEDGER, line };
  if (cells.length !== WIDTH)
    return [{ ...place, message: `has ${String(cells.length)} cells; expected ${String(WIDTH)}` }];
  const empty = NEEDED.filter((column) => cell(column) === '');
  const problems: Problem[] = empty.map((field) => ({ ...place, field, message: 'is empty' }));
  const source = cell('source_officielle');
  if (source !== '' && !/https?:\/\/\S+\.\S+/.test(source))
    problems.push({ ...place, field: 'source_officielle', message: 'expected an address (https://…)' });
  return problems;
}

/** Lists what is wrong with the ledger's text. @param articles keys of all articles */
export function ledgerProblems(text: string, articles: readonly string[]): Problem[] {
  const [head, ...rows] = readLedger(text);
  if (head?.cells.join() !== HEAD)
    return [{ file: LEDGER, line: 1, message: `expected the columns ${HEAD}` }];
  const first = new Map<string, number>();
  const problems = rows.flatMap((row): Problem[] => {
    const key = row.cell('cle');
    const earlier = first.get(key);
    first.set(key, earlier ?? row.line);
    const place = { file: LEDGER, line: row.line, field: 'cle' };
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
    ...missing.map((key) => ({ file: LEDGER, line: 1, message: `has no line for the article "${key}"` })),
  ];
}

/** Every article was reread once, and the ledger says by whom, when and against which official source. */
export const checkReview: Rule = ({ ledger, catalogue }) => {
  if (ledger === undefined) return [{ file: LEDGER, line: 1, message: 'there is no review ledger' }];
  try {
    return ledgerProblems(
      ledger,
      catalogue.articles.map(({ key }) => key),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return [{ file: LEDGER, line, message: `is no valid CSV: ${error.message}` }];
  }
};
