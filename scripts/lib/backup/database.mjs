// The two kinds of database, seen alike by backup and restore.
import { postgres } from './postgres.mjs';
import { sqlite } from './sqlite.mjs';

/** @typedef {Record<string, number>} Rows The number of rows of each table. */

/**
 * @typedef {{
 *   name: string,
 *   part: string,
 *   save: (file: string) => Promise<void>,
 *   rowsOf: (file: string) => Promise<Rows>,
 *   assertUnused: () => Promise<void>,
 *   hasData: () => Promise<boolean>,
 *   replace: (file: string, aside: { folder: string, name: string }) => Promise<string | undefined>,
 *   rows: () => Promise<Rows>,
 * }} Database
 * `part` is the file's name in an archive. `rowsOf` counts in such a file, and fails when it cannot be read to its end.
 * `replace` keeps what was there, in the folder or under the name, and says where.
 */

/** @param {import('./installation.mjs').Installation} installation @returns {Database} */
export function databaseOf({ database, dataFolder }) {
  return database.client === 'sqlite' ? sqlite(dataFolder) : postgres(database);
}
