// `npm test -- keep` leaves a CMS and a served site for the runs that follow, so that a file of tests starts within seconds.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from './lock.mjs';
import { Failure } from './report.mjs';
import { suiteOf, suitesThat } from './suite-table.mjs';

/** @typedef {{ pid: number, env: Record<string, string> }} Kept `env`: what suites are told of the servers */

/** Tells the runs that follow of servers, until this process ends. @param {string} file @param {Record<string, string>} env */
export function announceServers(file, env) {
  writeFileSync(file, JSON.stringify({ pid: process.pid, env }));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @param {string} file @returns {Kept | undefined} servers that another run keeps */
export function findServers(file) {
  if (!existsSync(file)) return undefined;
  /** @type {Kept} */
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  return isAlive(kept.pid) ? kept : undefined;
}

/** Tells whether a suite leaves the servers as it finds them. @param {string} suite */
const isGuest = (suite) => {
  const { needs, builds = false } = suiteOf(suite);
  return (
    ['shared', 'site'].includes(needs) && !builds && !['build', 'generated-types', 'backup'].includes(suite)
  );
};

/** @param {readonly string[]} suites @throws {Failure} naming those that need servers of their own */
export function requireGuests(suites) {
  const others = suites.filter((suite) => !isGuest(suite));
  if (suites.length === 0 || others.length > 0)
    throw new Failure(
      `Servers are kept in this checkout, and ${others.join(', ') || 'a whole run'} needs its own.`,
      `End npm test -- keep (Ctrl-C), or name suites that use what it keeps: ${suitesThat(() => true)
        .filter(isGuest)
        .join(', ')}.`,
    );
}
