import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

/** Folder in which measurements are kept; Git ignores it. */
export const BENCH_FOLDER = resolve(__dirname, '../../var/bench');

/**
 * Prints a table and writes `var/bench/<name>.json`, with what the machine was doing: a load above the number of
 * processors means that times are too long.
 */
export function report(name: string, rows: readonly object[], facts: object = {}): void {
  console.table(rows);
  const [load = 0] = loadavg();
  if (load > cpus().length)
    console.warn(`The machine was busy (load ${load.toFixed(1)}): times are too long.`);
  const file = resolve(BENCH_FOLDER, `${name}.json`);
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const machine = { processors: cpus().length, model: cpus()[0]?.model, load: loadavg() };
  const text = JSON.stringify({ at: new Date().toISOString(), machine, ...facts, rows }, null, 2);
  writeFileSync(file, `${text}\n`);
  console.log(file);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param share between 0 and 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
