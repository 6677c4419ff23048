// npm run backup [-- folder] [--keep N]: the CMS's database and uploads in one file; the CMS may run meanwhile.
import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFor, pack, prune } from './lib/backup/archive.mjs';
import { readArguments } from './lib/backup/arguments.mjs';
import { describe } from './lib/backup/counts.mjs';
import { databaseOf } from './lib/backup/database.mjs';
import { readInstallation, strapiVersion, uploadsOf } from './lib/backup/installation.mjs';
import { writeManifest } from './lib/backup/manifest.mjs';
import { copyUploads } from './lib/backup/uploads.mjs';
import { inWorkspace } from './lib/backup/workspace.mjs';
import { main } from './lib/main.mjs';
import { ROOT, VAR } from './lib/project.mjs';
import { step } from './lib/report.mjs';

/** Reads everything, so that the manifest can speak for all of it. @param {string} folder an empty one @param {Date} now */
async function collect(folder, now) {
  const installation = await readInstallation();
  const database = databaseOf(installation);
  /** @type {Map<string, string>} */
  const copied = new Map();
  const uploads = () => copyUploads(uploadsOf(installation), join(folder, 'uploads'), copied);
  await uploads();
  await step(`Copying the database (${database.name})`, () => database.save(join(folder, database.part)));
  await uploads();
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return writeManifest(folder, {
    createdAt: now.toISOString(),
    version,
    strapi: strapiVersion(),
    database: database.name,
    rows: await database.rowsOf(join(folder, database.part)),
  });
}

await main(async () => {
  process.umask(0o077); // what visitors wrote to us, and hashes of passwords
  const { place, keep } = readArguments('keep');
  const folder = place ?? join(VAR, 'backups');
  const now = new Date();
  await mkdir(folder, { recursive: true });
  const archive = archiveFor(folder, now);
  await inWorkspace(folder, async (workspace) => {
    const content = join(workspace, 'content');
    await mkdir(content);
    const manifest = await collect(content, now);
    await step('Packing', () => pack(content, join(workspace, 'packed.tar.gz'), archive));
    console.log(`\n${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB)\n${describe(manifest)}`);
  });
  console.log('The secrets (cms/.env) are not in it: keep a copy of them elsewhere.');
  if (keep) for (const name of await prune(folder, keep)) console.log(`Removed ${name}.`);
});
