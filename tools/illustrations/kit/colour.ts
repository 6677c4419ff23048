type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => {
  const at = (index: number): number => parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

const linear = (value: number): number => (value / 255) ** 2.2;
const gamma = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) ** (1 / 2.2) * 255);

const toHex = (triple: Triple): string =>
  `#${triple.map((value) => gamma(value).toString(16).padStart(2, '0')).join('')}`;

/** mix('#000000', '#ffffff', 0.5) → the grey half-way in light, not in numbers. Shares run from 0 (first) to 1 (second). */
export const mix = (first: string, second: string, share: number): string => {
  const [a, b] = [channels(first), channels(second)];
  const blend = (index: 0 | 1 | 2): number => linear(a[index]) * (1 - share) + linear(b[index]) * share;
  return toHex([blend(0), blend(1), blend(2)]);
};
