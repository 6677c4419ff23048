// Keeps two runs in one checkout apart: both would empty the same folders.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from './report.mjs';

/**
 * Takes a lock until this process ends. One that a killed process has left is taken over.
 * @param {string} file @throws {Failure} naming who holds it
 */
export function takeLock(file) {
  const own = JSON.stringify({ pid: process.pid, since: new Date().toISOString() });
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch {
    const holder = readHolder(file);
    if (holder && isAlive(holder.pid))
      throw new Failure(
        `Another run is at work in this checkout: process ${holder.pid}, since ${holder.since}.`,
        `Wait for its end, or work in a second clone; suites without a server can run beside it. If no run is left, delete ${file}.`,
      );
    writeFileSync(file, own);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @param {string} file @returns {{ pid: number, since: string } | undefined} */
function readHolder(file) {
  try {
    /** @type {{ pid: number, since: string }} */
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return holder;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
