import { parseArgs } from 'node:util';

/**
 * Options of a measurement, all of the form `--name value`.
 * @param defaults the options there are; an unknown one ends the program
 */
export function readOptions<T extends Record<string, string>>(defaults: T): T {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  );
  return parseArgs({ options }).values as unknown as T;
}

/** Runs a measurement; a failure ends with its message and exit code 1. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
