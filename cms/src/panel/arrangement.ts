import type { Form, Placed } from './types';

export type Cell = { name: string; size: number };

/** Strapi's form has twelve columns. */
const COLUMNS = 12;

function row(placed: readonly Placed[]): Cell[] {
  const given = placed.map((one) => (typeof one === 'string' ? undefined : one[1]));
  const taken = given.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const shared = Math.floor(
    (COLUMNS - taken) / Math.max(1, given.filter((size) => size === undefined).length),
  );
  return placed.map((one) =>
    typeof one === 'string' ? { name: one, size: shared } : { name: one[0], size: one[1] },
  );
}

/** @returns the rows of the whole form, as Strapi's edit layout holds them */
export const rowsOf = (form: Form): Cell[][] => form.groups.flatMap(({ rows }) => rows.map(row));

/** Fields of a type that its form neither shows nor keeps back: nobody has said yet what they are. */
export function unplaced(form: Form, attributes: readonly string[]): string[] {
  const known = new Set([
    ...form.machinery,
    ...rowsOf(form).flatMap((cells) => cells.map(({ name }) => name)),
  ]);
  return attributes.filter((name) => !known.has(name));
}
