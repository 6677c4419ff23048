import type { ArticleSource } from '../../../cms/src/seed/catalogue/types';
import { aspectsIn, LEDGER, type LedgerRow, ledgerLines } from '../ledger';
import type { Problem, Rule } from '../types';

type Facts = ArticleSource['facts'];

const listOf = (aspects: readonly string[]) => (aspects.length > 0 ? aspects.join(', ') : 'nothing');

/** The article says that the same was checked, or not checked, as the ledger does. */
function aspectProblems({ value, locate }: Facts, row: LedgerRow): Problem[] {
  return (['verifie', 'non_verifie'] as const).flatMap((field): Problem[] => {
    const [told, known] = [value[field] ?? [], aspectsIn(row.cell(field))];
    if (told.join() === known.join()) return [];
    const message = `says ${listOf(told)}; the ledger says ${listOf(known)} (line ${String(row.line)})`;
    return [{ ...locate([field]), field, message }];
  });
}

/** The day that readers see is the source’s own: never earlier than the text, and none where the source has none. */
function dayProblems({ value, locate }: Facts, row: LedgerRow): Problem[] {
  const { verifie_le: told, publie_le: published } = value;
  const known = row.cell('source_du');
  const at = { ...locate(['verifie_le']), field: 'verifie_le' };
  if (told === undefined) {
    const isShown = known >= published && aspectsIn(row.cell('verifie')).length > 0;
    return isShown ? [{ ...at, message: `is missing; the ledger’s source is of ${known}` }] : [];
  }
  if (known === '')
    return [{ ...at, message: 'is set, but the ledger names no day of a source (source_du)' }];
  if (told !== known) return [{ ...at, message: `is not the day of the ledger’s source (${known})` }];
  if (told < published) return [{ ...at, message: `is before the text was there (publie_le, ${published})` }];
  return [];
}

function rowProblems(row: LedgerRow): Problem[] {
  const place = { file: LEDGER, line: row.line };
  const checked = aspectsIn(row.cell('verifie'));
  const both = aspectsIn(row.cell('non_verifie')).filter((name) => checked.includes(name));
  const problems: Problem[] = both.map((name) => ({
    ...place,
    field: 'non_verifie',
    message: `"${name}" is said to be checked as well; what is open in part is not checked`,
  }));
  if (!/^(\d{4}-\d{2}-\d{2})?$/.test(row.cell('source_du')))
    problems.push({ ...place, field: 'source_du', message: 'expected a day such as 2026-03-02, or nothing' });
  return problems;
}

/** Checks that what readers are told was checked, and when, is what the ledger knows of it. */
export const checkChecked: Rule = ({ ledger, catalogue }) => {
  const rows = ledgerLines(ledger);
  const lines = new Map(rows.map((row) => [row.cell('cle'), row]));
  const problems = catalogue.articles.flatMap(({ key, facts }): Problem[] => {
    const row = lines.get(key);
    return row === undefined ? [] : [...aspectProblems(facts, row), ...dayProblems(facts, row)];
  });
  return [...rows.flatMap(rowProblems), ...problems];
};
