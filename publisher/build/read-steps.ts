import { plainText } from './plain-text';

const SHORTEST_MS = 300;

/** @example readSteps('success createPages - 0.512s\n') → { createPages: 512 } */
export function readSteps(output: string): Record<string, number> {
  const found = [...plainText(output).matchAll(/^success (.+?) - ([\d.]+)s/gm)];
  const steps = found.map(([, name = '', seconds]) => [name, Math.round(Number(seconds) * 1000)] as const);
  return Object.fromEntries(steps.filter(([, ms]) => ms >= SHORTEST_MS));
}

/** Checks whether the build came as far as having all content of the CMS. */
export function hasContent(output: string): boolean {
  return /^success source and transform nodes - /m.test(plainText(output));
}
