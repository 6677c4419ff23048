// One file for a whole backup: a folder, packed by the system's tar.
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { capture } from '../capture.mjs';
import { Failure } from '../report.mjs';
import { checkManifest, damaged } from './manifest.mjs';

/** Names that sort by date. */
const ARCHIVE = /^grand-large-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/;

/** @param {Date} now @example stamp(new Date('2026-03-01T04:05:06Z')) → '2026-03-01-040506' */
export function stamp(now) {
  return now.toISOString().slice(0, 19).replace('T', '-').replaceAll(/:/g, '');
}

/** @param {string} folder @param {Date} now */
export function archiveFor(folder, now) {
  const archive = join(folder, `grand-large-${stamp(now)}.tar.gz`);
  if (existsSync(archive)) throw new Failure(`${archive} is there already.`, 'Try again in a second.');
  return archive;
}

/**
 * Packs a folder; the archive appears under its name when it is whole and on disk.
 * @param {string} folder @param {string} packed where to pack, on the archive's disk @param {string} archive
 */
export async function pack(folder, packed, archive) {
  const parts = (await readdir(folder)).sort();
  await capture('tar', ['-C', folder, '-czf', packed, ...parts], {
    failure: 'The backup cannot be packed.',
  });
  await sync(packed);
  await rename(packed, archive);
  await sync(dirname(archive));
}

/**
 * Unpacks an archive and holds every file of it against its manifest.
 * @param {string} archive @param {string} folder an empty one
 * @throws {Failure} when it is damaged
 */
export async function unpack(archive, folder) {
  const name = basename(archive);
  const owner = ['--no-same-owner', '--no-same-permissions'];
  await capture('tar', ['-C', folder, '-xzf', archive, ...owner]).catch((/** @type {Error} */ error) => {
    throw damaged(name, `it cannot be unpacked (${error.message.split('\n').slice(1).join(' ')})`);
  });
  return checkManifest(folder, name);
}

/** Removes all but the newest archives of a folder. @param {string} folder @param {number} keep @returns {Promise<string[]>} */
export async function prune(folder, keep) {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE.test(name)).sort();
  const old = archives.slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** Waits until it is on disk, not only in memory. @param {string} path */
async function sync(path) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
