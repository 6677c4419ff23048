import type { Place, Problem } from '../types';
import type { Range } from './expectations';

/** @example formatRange({ min: 9, max: Infinity }) → 'at least 9' */
function formatRange({ min, max }: Range): string {
  if (min === max) return `exactly ${String(min)}`;
  return max === Infinity ? `at least ${String(min)}` : `${String(min)} to ${String(max)}`;
}

/** A breach when there are too few or too many of `what`. */
export function demand(place: Place, what: string, count: number, range: Range): Problem[] {
  if (count >= range.min && count <= range.max) return [];
  return [{ ...place, message: `${what}: ${String(count)}; expected ${formatRange(range)}` }];
}
