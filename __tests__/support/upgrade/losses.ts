import { isDeepStrictEqual } from 'node:util';
import type { Row, Tables } from './tables';

/** A change that a release may make to rows that were there, and why it is no loss. */
export type Allowance = {
  readonly table: string;
  readonly why: string;
  /** The rows that are meant, seen among all that was there; every row of the table when left out. */
  readonly rows?: (row: Row, before: Tables) => boolean;
  /** The values may only gain: what they held, as JSON, must still be in them. Otherwise anything may happen. */
  readonly gains?: true;
  /** Only these columns may change, and the row must be there. */
  readonly columns?: readonly string[];
};

/**
 * Everything of one database that is not in another: tables, columns, rows, values. What is new there is none of it.
 * @returns one line for each loss
 */
export function losses(before: Tables, after: Tables, allowances: readonly Allowance[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const found = after.get(table);
    if (!found) return [`${table}: the table is gone`];
    const own = allowances.filter((each) => each.table === table);
    const allowed = (row: Row) => own.find((each) => each.rows?.(row, before) ?? true);
    return lossesIn(rows, found, allowed).map((loss) => `${table}: ${loss}`);
  });
}

function lossesIn(
  before: readonly Row[],
  after: readonly Row[],
  allowed: (row: Row) => Allowance | undefined,
): string[] {
  const found = new Map(after.map((row) => [keyOf(row), row]));
  const lost = before.flatMap((row) => {
    const allowance = allowed(row);
    if (allowance && !allowance.gains && !allowance.columns) return [];
    const now = found.get(keyOf(row));
    return now ? changes(row, now, allowance) : [`row ${keyOf(row)} is gone`];
  });
  return [...new Set(lost)];
}

function changes(before: Row, after: Row, allowance: Allowance | undefined): string[] {
  return Object.entries(before).flatMap(([column, value]) => {
    if (!(column in after)) return [`the column ${column} is gone`];
    const now = after[column];
    if (isDeepStrictEqual(value, now) || allowance?.columns?.includes(column)) return [];
    const place = `row ${keyOf(before)}: ${column}`;
    if (allowance?.gains) return missing(parsed(now), parsed(value), place);
    return [`${place} was ${short(value)}, is ${short(now)}`];
  });
}

/** Lists what a JSON value lacks of an earlier one: of an object every key, of an array every element. */
function missing(now: unknown, before: unknown, place: string): string[] {
  if (Array.isArray(before)) {
    const found = Array.isArray(now) ? now : [];
    const lost = before.filter((part) => !found.some((each) => missing(each, part, '').length === 0));
    return lost.map((part) => `${place} has lost ${short(part)}`);
  }
  if (isObject(before) && isObject(now))
    return Object.entries(before).flatMap(([key, part]) => missing(now[key], part, `${place}.${key}`));
  return isDeepStrictEqual(now, before) ? [] : [`${place} was ${short(before)}, is ${short(now)}`];
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

const keyOf = (row: Row): string => JSON.stringify('id' in row ? row['id'] : row);

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);
