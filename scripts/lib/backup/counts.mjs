import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from '../project.mjs';

const API = join(CMS, 'src/api');

/**
 * Describes what a backup holds, for people: the tables that editors and visitors fill. Each language, and draft and
 * published version, is a row of its own.
 * @param {import('./manifest.mjs').Manifest} manifest
 */
export function describe({ rows, files }) {
  const counts = [...contentTables(), 'files'].map((table) => `${table} ${rows[table] ?? 0}`);
  const uploads = Object.keys(files).filter((path) => path.startsWith('uploads/')).length;
  return `Rows: ${counts.join(', ')}. Uploaded files with their sizes: ${uploads}.`;
}

/** Tables whose number of rows is not the one expected. @param {import('./database.mjs').Rows} expected @param {import('./database.mjs').Rows} found */
export function differences(expected, found) {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((table) => expected[table] !== found[table])
    .map((table) => `${table}: ${found[table] ?? 'missing'} instead of ${expected[table] ?? 'none'}`);
}

function contentTables() {
  const schemas = readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('schema.json'))
    .sort();
  return schemas.map((path) => {
    /** @type {{ collectionName: string }} */
    const { collectionName } = JSON.parse(readFileSync(join(API, path), 'utf8'));
    return collectionName;
  });
}
