// npm run restore -- <file> [--replace]: puts a backup of `npm run backup` in the CMS's place.
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stamp, unpack } from './lib/backup/archive.mjs';
import { readArguments } from './lib/backup/arguments.mjs';
import { describe, differences } from './lib/backup/counts.mjs';
import { databaseOf } from './lib/backup/database.mjs';
import { readInstallation, uploadsOf } from './lib/backup/installation.mjs';
import { assertFits, assertOwner, assertReplaceable, assertStopped } from './lib/backup/refusals.mjs';
import { inWorkspace } from './lib/backup/workspace.mjs';
import { main } from './lib/main.mjs';
import { Failure, step } from './lib/report.mjs';

/** @typedef {import('./lib/backup/installation.mjs').Installation} Installation */

/**
 * Moves what is there aside and the unpacked backup into its place; beside the database, all of it are renames.
 * @param {Installation} installation @param {string} unpacked
 * @returns {Promise<Set<string>>} where the old data went
 */
async function exchange(installation, unpacked) {
  const { dataFolder } = installation;
  const database = databaseOf(installation);
  const name = `before-restore-${stamp(new Date())}`;
  const aside = join(dataFolder, name);
  mkdirSync(aside, { recursive: true });
  try {
    const place = await database.replace(join(unpacked, database.part), { folder: aside, name });
    replaceUploads(uploadsOf(installation), join(unpacked, 'uploads'), aside);
    // First passwords of accounts that are not there any more would mislead.
    moveAside(join(dataFolder, 'accounts.json'), aside);
    return new Set([...(place ? [place] : []), ...(isEmpty(aside) ? [] : [aside])]);
  } finally {
    if (isEmpty(aside)) rmdirSync(aside);
  }
}

/** @param {string} uploads @param {string} saved @param {string} aside */
function replaceUploads(uploads, saved, aside) {
  moveAside(uploads, aside);
  mkdirSync(dirname(uploads), { recursive: true });
  renameSync(saved, uploads);
}

/** @param {string} path @param {string} aside */
function moveAside(path, aside) {
  if (existsSync(path)) renameSync(path, join(aside, basename(path)));
}

/** @param {string} folder */
const isEmpty = (folder) => readdirSync(folder).length === 0;

await main(async () => {
  process.umask(0o077);
  const { place: archive, replace } = readArguments('replace');
  if (!archive) throw new Failure('Which backup?', 'npm run restore -- var/backups/grand-large-….tar.gz');
  if (!existsSync(archive)) throw new Failure(`There is no file ${archive}.`);
  const installation = await readInstallation();
  assertOwner(installation);
  await assertStopped(installation);
  const database = databaseOf(installation);
  await inWorkspace(installation.dataFolder, async (workspace) => {
    const manifest = await step('Unpacking and checking every file', () => unpack(archive, workspace));
    assertFits(manifest, database);
    await database.assertUnused();
    await assertReplaceable(installation, database, replace);
    const places = await step(`Restoring (${database.name})`, () => exchange(installation, workspace));
    if (places.size > 0) console.log(`What was there before: ${[...places].join(' and ')}.`);
    const wrong = differences(manifest.rows, await database.rows());
    if (wrong.length > 0) throw new Failure(`What was restored is not what was saved.\n${wrong.join('\n')}`);
    console.log(`\nThe backup of ${manifest.createdAt} is in place.\n${describe(manifest)}`);
  });
});
