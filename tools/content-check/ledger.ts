import { parse } from 'csv-parse/sync';

export const LEDGER = 'content/REVIEW.csv';

const COLUMNS = [
  'cle',
  'relu_par',
  'relu_le',
  'langues',
  'verifie',
  'non_verifie',
  'source_du',
  'faits_verifies',
  'source_officielle',
] as const;

type Column = (typeof COLUMNS)[number];

/** Cells that may be empty: what was not compared with a source, and a source without a date. */
const OPTIONAL: readonly Column[] = ['verifie', 'non_verifie', 'source_du'];

/** A line of the ledger: what of an article was compared with which source. */
export type LedgerRow = {
  line: number;
  cells: readonly string[];
  /** A cell by its column; '' when it is empty or not there. */
  cell: (column: Column) => string;
};

export const HEAD = COLUMNS.join(',');
export const WIDTH = COLUMNS.length;
export const NEEDED = COLUMNS.filter((column) => !OPTIONAL.includes(column));

/** @example aspectsIn('acces saison') → ['acces', 'saison'] */
export const aspectsIn = (cell: string): string[] => cell.split(/\s+/).filter((name) => name !== '');

/** Reads the ledger, its head first; quoted cells may hold commas and line breaks. @throws CsvError */
export function readLedger(text: string): LedgerRow[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
  const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => {
    const breaks = record.join('').split('\n').length - 1;
    const cell = (column: Column) => record[COLUMNS.indexOf(column)]?.trim() ?? '';
    return { line: info.lines - breaks, cells: record, cell };
  });
}

/** The lines under the head; a file that is no ledger is `checkReview`'s to report. */
export function ledgerLines(text: string | undefined): LedgerRow[] {
  try {
    return readLedger(text ?? '').slice(1);
  } catch {
    return [];
  }
}
