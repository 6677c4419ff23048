import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of PostgreSQL's own programs in Debian, by version, the newest first; elsewhere they are on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or undefined when the server is not on this machine. */
export function postgresFolder() {
  return folders().find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** One of PostgreSQL's programs, in the named major version if it is here. @param {string} name @param {string} [version] */
export function postgresTool(name, version) {
  const own = version ? [join(DEBIAN, version, 'bin')] : [];
  return [...own, ...folders()].map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function folders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
}
