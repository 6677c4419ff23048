// How the CMS is set up, as it says itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../capture.mjs';
import { CMS } from '../project.mjs';
import { Failure } from '../report.mjs';

/**
 * @typedef {{ client: 'sqlite' }} SqliteSettings
 * @typedef {{ client: 'postgres', url?: string, host: string, port: number, name: string, username: string, password: string, ssl: boolean }} PostgresSettings
 * @typedef {{ host: string, port: number, dataFolder: string, database: SqliteSettings | PostgresSettings }} Installation
 */

/** @returns {Promise<Installation>} */
export async function readInstallation() {
  const said = await cmsScript('describe');
  /** @type {Installation} */
  const installation = JSON.parse(said);
  return installation;
}

/** Runs one of the CMS's own compiled scripts. @param {string} name @param {string[]} args */
export function cmsScript(name, ...args) {
  const script = join(CMS, 'dist/scripts', `${name}.js`);
  if (!existsSync(script))
    throw new Failure('The CMS is not compiled.', 'Run npm ci and npm run build in cms/, then this again.');
  return capture(process.execPath, [script, ...args], {
    cwd: CMS,
    failure: 'The CMS’s data cannot be read.',
  });
}

/** @param {Installation} installation */
export const uploadsOf = ({ dataFolder }) => join(dataFolder, 'public/uploads');

/** The version of Strapi, which decides what the tables look like. */
export function strapiVersion() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(CMS, 'package.json'), 'utf8'));
  return dependencies['@strapi/strapi'] ?? '';
}
