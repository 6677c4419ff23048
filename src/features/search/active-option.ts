/**
 * The option that a key leads to; from the ends round to the other one.
 * @param active the present one, counted from 0; undefined while none is
 * @returns undefined for a key that leads nowhere
 * @example moved('ArrowDown', undefined, 3) → 0, moved('ArrowUp', 0, 3) → 2
 */
export function moved(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + count) % count;
  return undefined;
}
