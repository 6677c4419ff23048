// Installations that earlier runs have made on this machine: to link their files takes seconds, to install takes minutes.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of each package; a branch more or less does not make a machine install anew. */
const KEPT = 4;

/**
 * Returns the folder in which installations are kept, once somebody has made it. In CI alone: files are shared by hard
 * links, and elsewhere people edit packages to try something.
 * @returns {string | undefined}
 */
export function keptInstalls() {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'grand-large/installs');
  return process.env['CI'] && existsSync(folder) ? folder : undefined;
}

/** @param {string} from @param {string} to */
const link = (from, to) => promisify(execFile)('cp', ['-al', from, to]);

/** @param {string} name @param {string} stamp a digest of everything that decides what is installed */
const nameOf = (name, stamp) => `${name}-${process.platform}-${process.arch}-${stamp.slice(0, 32)}`;

/**
 * @param {string} store @param {string} name @param {string} stamp @param {string} target the folder of packages to be made
 * @returns whether there was such an installation
 */
export async function takeInstall(store, name, stamp, target) {
  const kept = join(store, nameOf(name, stamp));
  if (!existsSync(kept)) return false;
  rmSync(target, { recursive: true, force: true });
  try {
    await link(kept, target);
    utimesSync(kept, new Date(), new Date());
    return true;
  } catch {
    // Another file system, or a program `cp` that cannot link: an installation does as well.
    rmSync(target, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} store @param {string} name @param {string} stamp @param {string} source the folder of installed packages */
export async function keepInstall(store, name, stamp, source) {
  const kept = join(store, nameOf(name, stamp));
  const unfinished = `${kept}.${String(process.pid)}`;
  try {
    mkdirSync(store, { recursive: true });
    await link(source, unfinished);
    renameSync(unfinished, kept);
  } catch {
    // It is never needed.
    rmSync(unfinished, { recursive: true, force: true });
    return;
  }
  const prefix = nameOf(name, '');
  const newestFirst = readdirSync(store)
    .filter((each) => each.startsWith(prefix))
    .map((each) => ({ each, usedAt: statSync(join(store, each)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { each } of newestFirst.slice(KEPT)) rmSync(join(store, each), { recursive: true, force: true });
}
