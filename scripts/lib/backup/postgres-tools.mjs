import { capture } from '../capture.mjs';
import { postgresTool } from '../postgres.mjs';
import { Failure } from '../report.mjs';

/** @type {Promise<string> | undefined} */
let major;

/**
 * PostgreSQL's programs in the server's own version: an older pg_dump refuses a newer server, and what a newer one
 * writes an older server may not understand.
 * @param {NodeJS.ProcessEnv} env names the server
 * @returns {Promise<(name: string) => string>}
 */
export async function toolsFor(env) {
  major ??= capture(find('psql'), ['-XAtc', 'SHOW server_version_num'], {
    env,
    failure: 'PostgreSQL cannot be reached.',
  }).then((version) => String(Math.floor(Number(version) / 10_000)));
  const version = await major;
  return (name) => find(name, version);
}

/** @param {string} name @param {string} [version] */
function find(name, version) {
  const tool = postgresTool(name, version);
  if (tool) return tool;
  throw new Failure(
    `PostgreSQL’s ${name} is not on this machine.`,
    'On Debian or Ubuntu: apt-get install postgresql-client',
  );
}
