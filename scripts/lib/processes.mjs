// Starts programs, keeps what they said for the moment that they fail, and stops all of them at the end.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { VAR } from './project.mjs';
import { Failure } from './report.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, advice?: string, minutes?: number }} Options */
/** @typedef {{ name: string, child: import('node:child_process').ChildProcess, tail: () => string, exited: Promise<number | null> }} Running */

const TAIL_LINES = 40;
/** @type {Map<import('node:child_process').ChildProcess, Promise<number | null>>} */
const children = new Map();

/**
 * Starts a program. Its output goes to var/log/<name>.log, and to the terminal when `show` is set.
 * @param {string} name @param {string} command @param {string[]} args @param {Options} [options]
 * @returns {Running}
 */
export function start(name, command, args, { cwd, env, show = false } = {}) {
  const log = openLog(name);
  // A group of its own: stopping it stops what it started, and the terminal's Ctrl-C reaches only this script.
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      log.write(chunk);
      if (show) process.stdout.write(chunk);
      lines.push(...chunk.toString().split('\n'));
      lines.splice(0, lines.length - TAIL_LINES);
    });
  }
  const exited = new Promise((/** @type {(code: number | null) => void} */ resolve) => {
    child.on('error', (error) => {
      lines.push(error.message);
      resolve(-1);
    });
    child.on('close', (code) => resolve(code));
  }).finally(() => {
    children.delete(child);
    log.end();
  });
  children.set(child, exited);
  return { name, child, tail: () => lines.join('\n').trim(), exited };
}

/**
 * Runs a program to its end, or for so many `minutes`.
 * @param {string} name @param {string} command @param {string[]} args @param {Options} [options]
 * @throws {Failure} with the last lines of its output
 */
export async function run(name, command, args, { minutes, ...options } = {}) {
  const running = start(name, command, args, options);
  let isLate = false;
  const late = () => {
    isLate = true;
    void stop(running);
  };
  const deadline = minutes === undefined ? undefined : setTimeout(late, minutes * 60_000);
  const code = await running.exited;
  clearTimeout(deadline);
  if (code === 0 && !isLate) return;
  const end = isLate ? `had not ended after ${minutes} minutes, and was stopped` : `ended with code ${code}`;
  const said = options.show ? '' : `\n${running.tail()}`;
  throw new Failure(`${name} ${end}.${said}`, options.advice ?? `Its whole output: var/log/${name}.log`);
}

/**
 * Runs a program that talks with the person at the terminal: it reads keys, and Ctrl-C reaches it as well.
 * @param {string} name @param {string} command @param {string[]} args @param {Pick<Options, 'cwd' | 'env'>} [options]
 * @throws {Failure} when it ends with anything but 0
 */
export async function runInTerminal(name, command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Failure(`${name} ended with code ${code}.`);
}

/** @param {Pick<Running, 'child' | 'exited'>} running */
export async function stop({ child, exited }) {
  const { pid } = child;
  if (!children.has(child) || pid === undefined) return;
  signal(pid, 'SIGTERM');
  const timer = setTimeout(() => signal(pid, 'SIGKILL'), 8000);
  await exited;
  clearTimeout(timer);
}

/** Stops everything that was started and has not ended. */
export async function stopAll() {
  await Promise.all([...children].map(([child, exited]) => stop({ child, exited })));
}

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // Gone already.
  }
}

/** @param {string} name */
function openLog(name) {
  const folder = join(VAR, 'log');
  mkdirSync(folder, { recursive: true });
  return createWriteStream(join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.log`));
}
