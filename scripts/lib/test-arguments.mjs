// What `npm test -- …` is asked for: suites by name, and whatever else is meant for Jest.
import { Failure } from './report.mjs';

/**
 * Tells the names of suites from Jest's own arguments, which need a suite before them.
 * `unit routing --watch` runs the suite `unit`, and Jest with `--testPathPatterns routing --watch`.
 * @param {string[]} given @param {readonly string[]} known names of all suites
 * @returns {{ suites: string[], forJest: string[] }}
 */
export function readTestArguments(given, known) {
  const firstOther = given.findIndex((argument) => !known.includes(argument));
  if (firstOther < 0) return { suites: given, forJest: [] };
  const [suites, others] = [given.slice(0, firstOther), given.slice(firstOther)];
  if (suites.length === 0)
    throw new Failure(
      `There is no suite “${others[0]}”; there are: ${known.join(', ')}.`,
      'npm test -- unit path/to/file --watch hands a path and options on to Jest.',
    );
  const firstOption = others.findIndex((argument) => argument.startsWith('-'));
  const paths = firstOption < 0 ? others : others.slice(0, firstOption);
  const options = firstOption < 0 ? [] : others.slice(firstOption);
  return {
    suites,
    forJest: [...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []), ...options],
  };
}
