import { gzipSync } from 'node:zlib';

/** All in bytes after gzip, of 1,000 a kilobyte. */

/**
 * The most that a first search may load on a page of a country, texts included; two kilobytes are left for headers and
 * growth.
 */
const FIRST_SEARCH = 78_000;
/** The programs: the search's own, MiniSearch and a stemmer (__tests__/output/search.test.ts holds them to it). */
export const PROGRAMS = 15_000;
/** Above this the titles of articles leave the first file, and the short ones stay. */
export const TITLES = 60_000;
/** A part of texts that is asked for. */
export const PART = 56_000;
/** A first part that is smaller than this says too little to come by itself. */
const LEAST_PART = 8_000;

/**
 * Returns how much the first texts of a country may weigh beside these titles; 0 when they come only when asked for.
 */
export function firstPart(titles: number): number {
  const left = FIRST_SEARCH - PROGRAMS - titles;
  return left < LEAST_PART ? 0 : Math.min(left, PART);
}

export function weigh(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
