// What Jest's report of a suite says: how many passed, what failed and where, and what only waited in vain.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, message: string, status: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, testResults: TestFile[] }} Report */

/** Messages of Playwright, Jest and the tests' own waits when a condition has not come. A wrong value gives another one. */
const IN_VAIN =
  /^(?:\w*Error: |thrown: ")*(?:[\w.]+: Timeout \d+ms exceeded|Exceeded timeout of|[Ww]aited in vain)/;

/** @param {string} file @returns {Report | undefined} */
export function readReport(file) {
  try {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}

/** A run that left no report, or a report of no test, has failed. @param {Report | undefined} report */
export function countsOf(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report;
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed, failed: passed + failed === 0 ? 1 : failed };
}

/** @param {TestFile} file */
const failedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');

/**
 * Finds the files of which every failure was a wait for something that did not come. A starved machine can make these;
 * it cannot make a wrong value.
 * @param {Report} report
 * @returns {TestFile[] | undefined} undefined when some file has failed otherwise
 */
export function filesThatWaited({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed');
  const onlyWaited = failed.every((file) => {
    const messages = failedIn(file).flatMap(({ failureMessages }) => failureMessages);
    return messages.length > 0 && messages.every((message) => IN_VAIN.test(message));
  });
  return onlyWaited && failed.length > 0 ? failed : undefined;
}

/** @typedef {{ file: string, title: string, reason: string }} Failed */

/** @param {readonly TestFile[]} files @returns {Failed[]} each test that failed, and each file that could not be run */
export const failuresOf = (files) =>
  files.flatMap((file) => {
    const failed = failedIn(file);
    if (failed.length === 0 && file.message)
      return [{ file: file.name, title: 'did not run', reason: file.message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file: file.name,
      title: fullName,
      reason: failureMessages.join('\n'),
    }));
  });

/** @param {string} suite @param {Failed} failed @returns {string} one line: suite, file, line, title, reason */
export function lineOf(suite, { file, title, reason }) {
  const line = new RegExp(`${basename(file)}:(\\d+)`).exec(reason)?.[1];
  const place = `${relative(ROOT, file)}${line ? `:${line}` : ''}`;
  return `${suite} › ${place} › ${title} – ${reason.split('\n', 1)[0]?.slice(0, 200) ?? ''}`;
}

/** @param {Failed} failed @returns {string} some lines: the end of a suite's output may be about the last one only */
export function paragraphOf({ file, title, reason }) {
  const lines = reason.split('\n').slice(0, 8);
  const beginning = lines.map((line) => `    ${line.slice(0, 400)}`).join('\n');
  return `\n${relative(ROOT, file)}\n  ✕ ${title}\n${beginning}`;
}
