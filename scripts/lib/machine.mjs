// On what a run took place: without it nobody can tell a slow run from a bad one.
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, freemem, loadavg, totalmem } from 'node:os';
import { headlessProgram } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { postgresTool } from './postgres.mjs';

/** Says processors, load, memory, versions, and how fast the machine is just now. @returns {Promise<string>} */
export async function describeMachine() {
  const gigabytes = (/** @type {number} */ bytes) => (bytes / 2 ** 30).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return [
    `${availableParallelism()} processors (${model}), probe ${probe().toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
    `${gigabytes(freemem())} of ${gigabytes(totalmem())} GB free`,
    `Node ${process.versions.node}`,
    versionOf(await headlessProgram().catch(() => undefined), '--version') ?? 'no Chromium',
    versionOf(postgresTool('postgres'), '--version') ?? 'no PostgreSQL',
    versionOf(findNginx()?.program, '-v') ?? 'no nginx',
  ].join(' · ');
}

/** A bit of work that is the same everywhere, to compare runs by. @returns {number} milliseconds */
function probe() {
  const started = performance.now();
  let text = '';
  for (let i = 0; i < 400_000; i += 1) text = `${text.slice(-40)}${(i * 2_654_435_761) % 97}`;
  return performance.now() - started;
}

/** @param {string | undefined} program @param {string} option @returns {string | undefined} */
function versionOf(program, option) {
  if (program === undefined) return undefined;
  const { stdout, stderr } = spawnSync(program, [option], { encoding: 'utf8' });
  return (stdout || stderr || '').trim() || undefined;
}
