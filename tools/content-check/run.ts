import fs from 'node:fs';
import { formatProblem } from '../../cms/src/seed/problems';
import { breachesOf } from './check';
import { countTables } from './counts';
import { readWorld } from './world';

/**
 * Checks whether the path of any content file has the prefix in it. A slip in a prefix must not look like good content.
 */
const isThere = (root: string, prefix: string) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .some((file) => `content/${file}`.includes(prefix));

/**
 * Checks a content folder and prints what it found.
 * @param root absolute path of the folder
 * @param prefix part of a path; only breaches in such files are shown, and no counts
 * @returns the exit code
 */
export function run(root: string, prefix: string | undefined, print: (text: string) => void): 0 | 1 {
  if (prefix !== undefined && !isThere(root, prefix)) {
    print(`No path in content/ contains "${prefix}"`);
    return 1;
  }
  const world = readWorld(root);
  const breaches = breachesOf(world, prefix);
  for (const breach of breaches) print(`${formatProblem(breach)} [${breach.rule}]`);
  if (prefix === undefined) print(`\n${countTables(world.catalogue)}\n`);
  const where = prefix === undefined ? '' : ` in files whose path contains "${prefix}"`;
  print(`${breaches.length === 0 ? 'No breach' : `Breaches: ${String(breaches.length)}`}${where}`);
  return breaches.length === 0 ? 0 : 1;
}
