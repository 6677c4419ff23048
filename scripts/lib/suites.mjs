// The suites of `npm test`: which are wanted, how each is run, and what came of it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, failuresOf, filesThatWaited, lineOf, paragraphOf, readReport } from './jest-report.mjs';
import { run, runInTerminal } from './processes.mjs';
import { ROOT, VAR } from './project.mjs';
import { Failure, reportFailure, seconds, step } from './report.mjs';
import { suiteOf, SUITES, suitesThat } from './suite-table.mjs';
import { readTestArguments } from './test-arguments.mjs';

/** Folder of what the suites leave behind: reports, the CMS's data, the site's working copy. */
export const TEST = join(VAR, 'test');

/** @typedef {{ suite: string, passed: number, failed: number, skipped?: string, time: string }} Result */
/** @type {Result[]} */
const results = [];
/** Failures, a line each, to be said once more at the very end. @type {string[]} */
const failures = [];
/** Tests that waited in vain and passed when they ran once more, by themselves. @type {string[]} */
const flaky = [];
/** More files than these do not fail for bad luck. */
const MOST_SECOND_TRIES = 3;
let secondTries = 0;
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const { suites: wanted, forJest } = wantedFromCommandLine();

function wantedFromCommandLine() {
  try {
    return readTestArguments(process.argv.slice(2), ['all', 'changed', 'keep', ...Object.keys(SUITES)]);
  } catch (error) {
    reportFailure(error);
    process.exit(2);
  }
}

/** Only what has changed is asked about (`changed.mjs`). */
export const isOfChange = wanted.includes('changed');

/** Servers are to be started and left for the runs that follow (`kept-servers.mjs`). */
export const isToKeep = wanted.includes('keep');

/** The suites that were asked for by name. */
export const namedSuites = wanted.filter((name) => name in SUITES);

/** @param {string} suite one of SUITES: any other could not be asked for by name */
export function isWanted(suite) {
  const { drill = false, needs } = suiteOf(suite);
  if (isToKeep) return needs === 'site' || needs === 'shared';
  if (isOfChange) return needs === 'nothing' || needs === 'sources';
  const isAll = wanted.length === 0 || wanted.includes('all');
  return wanted.includes(suite) || (isAll && !drill);
}

/** @param {(suite: import('./suite-table.mjs').Suite) => boolean} holds */
export const wantsOne = (holds) => suitesThat(holds).some(isWanted);

/** Editors press the buttons of the admin panel there. */
export const wantsPanel = () => wantsOne(({ panel }) => panel === true);

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

/** Runs one of Jest's projects. @param {string} suite @param {Record<string, string>} [env] @param {string[]} [own] arguments */
export async function jest(suite, env = {}, own = []) {
  if (!isWanted(suite)) return;
  const { files, secondTry = false } = suiteOf(suite);
  const args = [
    ...(files === 'in turn' ? ['--runInBand'] : []),
    ...(files === 'on every processor' ? ['--maxWorkers=100%'] : []),
    ...own,
  ];
  if (forJest.length > 0) return jestInTerminal(suite, [...args, ...forJest], env);
  const started = Date.now();
  const { report, reason } = await jestWithReport(suite, suite, args, env);
  // Elsewhere a suite without a test has failed.
  if (isOfChange && reason === '' && report?.testResults.length === 0)
    return skip(suite, 'no test is about the change');
  const waited = secondTry && report ? filesThatWaited(report) : undefined;
  if (report && waited && secondTries + waited.length <= MOST_SECOND_TRIES) {
    const { passed, failed } = countsOf(report);
    const again = await tryAgain(suite, waited, env);
    const result = again === 0 ? { passed: passed + failed, failed: 0 } : { passed, failed: again };
    results.push({ suite, ...result, time: seconds(started) });
    return;
  }
  if (!report) failures.push(`${suite} › no report; see var/log/${suite}.log – ${reason}`);
  noteFailures(suite, report?.testResults ?? []);
  results.push({ suite, ...countsOf(report), time: seconds(started) });
}

/** @param {string} suite @param {string[]} args @param {Record<string, string>} env */
const jestInTerminal = (suite, args, env) =>
  runInTerminal(suite, process.execPath, [JEST, '--selectProjects', suite, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });

/**
 * Runs Jest as a step of its own.
 * @param {string} suite @param {string} name of the step, its log and its report
 * @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<{ report: import('./jest-report.mjs').Report | undefined, reason: string }>} its report, and why it failed
 */
async function jestWithReport(suite, name, args, env) {
  const file = join(TEST, `${name}.json`);
  rmSync(file, { force: true });
  // A handle that a failed test left open would keep the whole run waiting.
  const own = ['--selectProjects', suite, '--json', `--outputFile=${file}`, '--forceExit'];
  let reason = '';
  try {
    await step(name, () =>
      run(name, process.execPath, [JEST, ...own, ...args], {
        cwd: ROOT,
        env: { ...process.env, FORCE_COLOR: '0', ...env },
        minutes: suiteOf(suite).minutes ?? 30,
      }),
    );
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    console.error(said);
    reason = said.split('\n', 1)[0] ?? '';
  }
  return { report: readReport(file), reason };
}

/**
 * Runs files once more, by themselves. What passes now is named as FLAKY, for somebody to mend.
 * @param {string} suite @param {import('./jest-report.mjs').TestFile[]} waited @param {Record<string, string>} env
 * @returns {Promise<number>} how many tests failed again
 */
async function tryAgain(suite, waited, env) {
  secondTries += waited.length;
  const names = waited.map(({ name }) => name);
  const args = ['--runInBand', '--runTestsByPath', ...names];
  const { report } = await jestWithReport(suite, `${suite}-second-try`, args, env);
  const { failed } = countsOf(report);
  if (failed === 0) flaky.push(...failuresOf(waited).map((failure) => lineOf(suite, failure)));
  else noteFailures(suite, report?.testResults ?? waited);
  return failed;
}

/** @param {string} suite @param {readonly import('./jest-report.mjs').TestFile[]} files */
function noteFailures(suite, files) {
  for (const failure of failuresOf(files)) {
    console.error(paragraphOf(failure));
    failures.push(lineOf(suite, failure));
  }
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
  for (const line of flaky) console.log(`FLAKY (passed at its second try) ${line}`);
  writeFileSync(join(TEST, 'flaky.json'), JSON.stringify(flaky));
  for (const failure of failures) console.log(`FAILED ${failure}`);
  if (total('failed') > 0) process.exitCode = 1;
}
