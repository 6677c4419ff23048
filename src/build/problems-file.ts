import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Leaves the problems of the content where the publisher finds them, one by one: what a build prints is broken into
 * lines for a terminal. An empty list says that the content was looked at and is sound.
 */
export function writeProblems(problems: readonly string[]): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(join('.cache', 'content-problems.json'), JSON.stringify(problems));
}
