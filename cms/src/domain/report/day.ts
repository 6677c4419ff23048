/** Milliseconds. */
export const DAY = 24 * 3_600_000;
