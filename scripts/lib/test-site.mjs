// The site that suites look at: built from their CMS in a working copy, of which a second copy is kept for those that only read.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkingCopy } from './files.mjs';
import { ROOT } from './project.mjs';
import { Failure, step } from './report.mjs';
import { buildSite } from './site.mjs';
import { TEST } from './suites.mjs';

export const SITE_COPY = join(TEST, 'site');
const READ_COPY = join(TEST, 'site-to-read');

/** @param {string} folder @param {import('./cms.mjs').Cms} cms @param {Record<string, string>} env */
export async function buildAnew(folder, cms, env) {
  await makeWorkingCopy(folder);
  for (const left of ['public', '.cache']) rmSync(join(folder, left), { recursive: true, force: true });
  await step('Building the site', () => buildSite(cms, { folder, env }));
}

/**
 * Copies what the build made, for suites that only read it while others build again.
 * @returns the folder of the copy
 */
export function copyBuilt() {
  rmSync(READ_COPY, { recursive: true, force: true });
  for (const name of ['public', '.cache/set-aside.json'])
    cpSync(join(SITE_COPY, name), join(READ_COPY, name), { recursive: true, preserveTimestamps: true });
  return READ_COPY;
}

/** The query types in the repository are those that a build makes. */
export function compareTypes() {
  const [committed, made] = [ROOT, SITE_COPY].map((folder) =>
    readFileSync(join(folder, 'src/gatsby-types.d.ts'), 'utf8'),
  );
  if (committed !== made)
    throw new Failure(
      'src/gatsby-types.d.ts is stale. Run npm run build and commit what it makes of the file.',
    );
}
