// Checks that must pass before a restore changes anything.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../report.mjs';
import { isServed } from '../wait.mjs';
import { strapiVersion, uploadsOf } from './installation.mjs';

/** @typedef {import('./installation.mjs').Installation} Installation */

/** The CMS could not read files that another account restored. @param {Installation} installation */
export function assertOwner({ dataFolder }) {
  const { uid } = statSync(nearest(dataFolder));
  if (process.getuid === undefined || process.getuid() === uid) return;
  throw new Failure(
    `${dataFolder} belongs to another account than the one that runs this.`,
    `Run the command as the account that runs the CMS: sudo -u '#${uid}' npm run restore -- …`,
  );
}

/** @param {Installation} installation */
export async function assertStopped({ host, port }) {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/_health`;
  // A CMS without its database answers 503, and runs.
  if (!(await isServed(url))) return;
  throw new Failure(
    `The CMS is running (${url} answers), and would go on with its old data.`,
    'Stop it, then run the command again.',
  );
}

/**
 * @param {import('./manifest.mjs').Manifest} manifest @param {import('./database.mjs').Database} database
 */
export function assertFits(manifest, { name }) {
  if (manifest.database !== name)
    throw new Failure(
      `The backup holds a ${manifest.database} database, and this CMS works with ${name} (DATABASE_CLIENT).`,
      'Restore it into a CMS of its kind; from there, Strapi’s own export and import reach the other.',
    );
  if (isNewer(manifest.strapi, strapiVersion()))
    throw new Failure(
      `The backup was made with Strapi ${manifest.strapi}, newer than ${strapiVersion()} here; an older one loses data.`,
      'Restore it with the version of this project that made it, or a newer one.',
    );
}

/**
 * @param {Installation} installation @param {import('./database.mjs').Database} database @param {boolean} replace
 */
export async function assertReplaceable(installation, database, replace) {
  const uploads = uploadsOf(installation);
  const [hasData, hasUploads] = [
    await database.hasData(),
    existsSync(uploads) && readdirSync(uploads).length > 0,
  ];
  if (replace || !(hasData || hasUploads)) return;
  const what = hasData ? `The ${database.name} database of this CMS` : `The folder ${uploads}`;
  throw new Failure(
    `${what} is not empty.`,
    'Add --replace to move what is there aside and put the backup in its place.',
  );
}

/** @param {string} a @param {string} b @example isNewer('5.55.0', '5.54.0') → true */
function isNewer(a, b) {
  return a.localeCompare(b, 'en', { numeric: true }) > 0;
}

/** The folder, or the nearest one above it that exists. @param {string} folder @returns {string} */
function nearest(folder) {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}
