/** A seeded source of numbers in [0, 1): the same seed gives the same picture, byte for byte. */
export type Random = () => number;

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);

/** createRandom('iceland-geyser') → a mulberry32 generator of its own. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** times(3, i => i) → [0, 1, 2] */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
