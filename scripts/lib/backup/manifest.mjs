// What a backup says about itself, and whether it keeps its word.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../report.mjs';
import { filesBelow } from './uploads.mjs';

const MANIFEST = 'manifest.json';
const FORMAT = 1;

/**
 * @typedef {{ size: number, sha256: string }} Part
 * @typedef {{
 *   format: number,
 *   createdAt: string,
 *   version: string,
 *   strapi: string,
 *   database: string,
 *   rows: import('./database.mjs').Rows,
 *   files: Record<string, Part>,
 * }} Manifest
 */

/**
 * Writes the manifest into a folder that holds everything else.
 * @param {string} folder @param {Omit<Manifest, 'format' | 'files'>} facts @returns {Promise<Manifest>}
 */
export async function writeManifest(folder, facts) {
  const manifest = { format: FORMAT, ...facts, files: await readParts(folder) };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Compares an unpacked backup with its manifest, file by file.
 * @param {string} folder @param {string} archive its name for people
 * @returns {Promise<Manifest>} @throws {Failure}
 */
export async function checkManifest(folder, archive) {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new Failure(`${archive} is not a backup of this CMS: it has no ${MANIFEST}.`);
  /** @type {Manifest} */
  const manifest = parse(await readFile(file, 'utf8'), archive);
  if (manifest.format !== FORMAT)
    throw new Failure(`${archive} has the format ${manifest.format}; this version reads ${FORMAT}.`);
  const found = await readParts(folder);
  for (const path of new Set([...Object.keys(manifest.files), ...Object.keys(found)])) {
    const [expected, actual] = [manifest.files[path], found[path]];
    if (!actual) throw damaged(archive, `${path} is missing`);
    if (!expected) throw damaged(archive, `${path} does not belong to it`);
    if (actual.sha256 !== expected.sha256) throw damaged(archive, `${path} is not what was saved`);
  }
  return manifest;
}

/** @param {string} archive @param {string} why */
export function damaged(archive, why) {
  return new Failure(
    `${archive} is damaged: ${why}. Nothing was changed.`,
    'Take another copy of it, or an older backup.',
  );
}

/** @param {string} text @param {string} archive @returns {Manifest} */
function parse(text, archive) {
  try {
    /** @type {Manifest} */
    const manifest = JSON.parse(text);
    return manifest;
  } catch {
    throw damaged(archive, `${MANIFEST} cannot be read`);
  }
}

/** @param {string} folder @returns {Promise<Record<string, Part>>} */
async function readParts(folder) {
  /** @type {Record<string, Part>} */
  const parts = {};
  for (const path of await filesBelow(folder)) {
    const stats = await lstat(join(folder, path));
    // A link would have us read or write elsewhere.
    if (!stats.isFile()) throw new Failure(`${path} is not a plain file.`);
    if (path !== MANIFEST) parts[path] = { size: stats.size, sha256: await hashOf(join(folder, path)) };
  }
  return parts;
}

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
