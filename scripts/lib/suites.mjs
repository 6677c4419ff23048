// The suites of `npm test`: which are wanted, how each is run, and what came of it.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { run, runInTerminal } from './processes.mjs';
import { ROOT, VAR } from './project.mjs';
import { Failure, reportFailure, seconds, step } from './report.mjs';
import { suiteOf, SUITES } from './suite-table.mjs';
import { readTestArguments } from './test-arguments.mjs';

/** What the suites leave behind: reports, the CMS's data, the site's working copy. */
export const TEST = join(VAR, 'test');

/** @typedef {{ suite: string, passed: number, failed: number, skipped?: string, time: string }} Result */
/** @type {Result[]} */
const results = [];
/** What failed, a line each, to be said once more at the very end. @type {string[]} */
const failures = [];
const { suites: wanted, forJest } = wantedFromCommandLine();

function wantedFromCommandLine() {
  try {
    return readTestArguments(process.argv.slice(2), ['all', ...Object.keys(SUITES)]);
  } catch (error) {
    reportFailure(error);
    process.exit(2);
  }
}

/** @param {string} suite one of SUITES: any other could not be asked for by name */
export function isWanted(suite) {
  const { drill = false } = suiteOf(suite);
  const isAll = wanted.length === 0 || wanted.includes('all');
  return wanted.includes(suite) || (isAll && !drill);
}

/** Says in the summary why a suite did not run. @param {string} suite @param {string} reason */
function skip(suite, reason) {
  results.push({ suite, passed: 0, failed: 0, skipped: reason, time: '–' });
}

/** Runs a suite that is one program: it passes or it fails. @param {string} suite @param {() => Promise<unknown> | void} work */
export async function check(suite, work) {
  if (!isWanted(suite)) return;
  const started = Date.now();
  try {
    await step(suite, work);
    results.push({ suite, passed: 1, failed: 0, time: seconds(started) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failures.push(`${suite} › var/log/${suite}.log`);
    results.push({ suite, passed: 0, failed: 1, time: seconds(started) });
  }
}

/** Runs one of Jest's projects. @param {string} suite @param {Record<string, string>} [env] */
export async function jest(suite, env = {}) {
  if (!isWanted(suite)) return;
  const { files, minutes = 30 } = suiteOf(suite);
  const started = Date.now();
  const report = join(TEST, `${suite}.json`);
  rmSync(report, { force: true });
  const args = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    suite,
    ...(files === 'in turn' ? ['--runInBand'] : []),
    ...(files === 'on every processor' ? ['--maxWorkers=100%'] : []),
  ];
  if (forJest.length > 0) {
    await runInTerminal(suite, process.execPath, [...args, ...forJest], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    });
    return;
  }
  // A handle that a failed test left open would keep the whole run waiting.
  args.push('--json', `--outputFile=${report}`, '--forceExit');
  try {
    await step(suite, () =>
      run(suite, process.execPath, args, {
        cwd: ROOT,
        env: { ...process.env, FORCE_COLOR: '0', ...env },
        minutes,
      }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    printFailures(suite, report, error instanceof Error ? error.message : '');
  }
  results.push({ suite, ...readCounts(report), time: seconds(started) });
}

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion */
/** @typedef {{ name: string, message: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, testResults: TestFile[] }} Report */

/** @param {string} file @returns {Report | undefined} */
function readReport(file) {
  try {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}

/** Each test that failed, with the beginning of the reason: the end of the output may be about the last one only. @param {string} suite @param {string} file @param {string} reason of a suite that left no report */
function printFailures(suite, file, reason) {
  const report = readReport(file);
  if (!report)
    failures.push(`${suite} › no report; see var/log/${suite}.log – ${reason.split('\n', 1)[0] ?? ''}`);
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0 || message) console.error(`\n${relative(ROOT, name)}`);
    for (const { fullName, failureMessages } of failed) {
      console.error(`  ✕ ${fullName}\n${beginning(failureMessages.join('\n'))}`);
      addFailure(suite, name, fullName, failureMessages.join('\n'));
    }
    if (failed.length === 0 && message) {
      console.error(beginning(message));
      addFailure(suite, name, 'did not run', message);
    }
  }
}

/** @param {string} suite @param {string} file @param {string} title @param {string} reason */
function addFailure(suite, file, title, reason) {
  const line = new RegExp(`${basename(file)}:(\\d+)`).exec(reason)?.[1];
  const place = `${relative(ROOT, file)}${line ? `:${line}` : ''}`;
  failures.push(`${suite} › ${place} › ${title} – ${reason.split('\n', 1)[0]?.slice(0, 200) ?? ''}`);
}

/** @param {string} text */
function beginning(text) {
  const lines = text.split('\n').slice(0, 8);
  return lines.map((line) => `    ${line.slice(0, 400)}`).join('\n');
}

/** A run that left no report, or a report of no test, has failed. @param {string} file */
function readCounts(file) {
  const report = readReport(file);
  if (report) {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    return { passed: numPassedTests, failed: numPassedTests + failed === 0 ? 1 : failed };
  }
  return { passed: 0, failed: 1 };
}

/** A suite whose server is not on this machine; in CI it must be. @param {string} suite @param {string} server */
export function leaveOut(suite, server) {
  if (process.env['CI'])
    throw new Failure(`${server} is not on this machine, and in CI no suite is left out.`);
  skip(suite, `${server} is not on this machine`);
}

/** Prints what came of each suite; with a failure among them the process ends with 1. */
export function printSummary() {
  if (results.length === 0) return;
  console.log('\nSuite             passed  failed  time');
  for (const { suite, passed, failed, skipped, time } of results) {
    const numbers = skipped ?? `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time}`;
    console.log(`${suite.padEnd(16)}  ${numbers}`);
  }
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const skipped = results.filter((result) => result.skipped).length;
  console.log(
    `\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  for (const failure of failures) console.log(`FAILED ${failure}`);
  if (total('failed') > 0) process.exitCode = 1;
}
