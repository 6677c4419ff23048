/** A value as a query answers it: what adapting leaves undefined is null there, at every depth. */
export type WithNulls<T> = T extends undefined
  ? null
  : T extends string | number | boolean | null
    ? T
    : T extends readonly (infer Item)[]
      ? WithNulls<Item>[]
      : { [Key in keyof Required<T>]: WithNulls<T[Key]> };

/**
 * Turns an adapted entry into the shape of a query's answer, for entries that no build has seen.
 * A key that the entry does not have at all stays away: adapters return every key.
 */
export function withNulls<T>(value: T): WithNulls<T>;
export function withNulls(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item: unknown) => withNulls(item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNulls(part as unknown)]));
}
