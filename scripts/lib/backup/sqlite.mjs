import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../report.mjs';
import { cmsScript } from './installation.mjs';

/** @param {string} dataFolder @returns {import('./database.mjs').Database} */
export function sqlite(dataFolder) {
  const file = join(dataFolder, 'data.db');
  return {
    name: 'SQLite',
    part: 'database.db',
    save: async (target) => {
      if (!existsSync(file))
        throw new Failure(`There is no database ${file} to back up.`, 'Is CMS_DATA_DIR what the CMS uses?');
      await cmsScript('sqlite', 'copy', file, target);
    },
    rowsOf: countRows,
    assertUnused: async () => {
      if (!existsSync(file) || (await cmsScript('sqlite', 'used', file)) === 'false') return;
      throw new Failure(`Another program has ${file} open.`, 'Stop the CMS, then run the command again.');
    },
    hasData: () => Promise.resolve(existsSync(file)),
    replace: (saved, { folder }) => {
      // What SQLite has not yet written into the database lies beside it, and belongs to it.
      const old = ['', '-wal', '-shm'].map((suffix) => file + suffix).filter((path) => existsSync(path));
      for (const path of old) renameSync(path, join(folder, basename(path)));
      renameSync(saved, file);
      return Promise.resolve(old.length > 0 ? folder : undefined);
    },
    rows: () => countRows(file),
  };
}

/** @param {string} file @returns {Promise<import('./database.mjs').Rows>} */
async function countRows(file) {
  const said = await cmsScript('sqlite', 'rows', file);
  /** @type {import('./database.mjs').Rows} */
  const rows = JSON.parse(said);
  return rows;
}
