// Names what the machine lacks before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from './project.mjs';
import { Failure } from './report.mjs';

const NODE_MAJORS = [20, 22];

/** SQLite's binding is compiled where no ready-made one can be had. */
const COMPILERS = ['python3', 'make', 'g++'];

/** @throws {Failure} naming every missing part */
export function preflight() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (!NODE_MAJORS.includes(major) || (major === 20 && minor < 19)) {
    throw new Failure(
      `Node ${process.versions.node} is running, expected Node 20.19 or a later 20, or Node 22.`,
      'Install Node 20 (nvm install 20), then run the command again.',
    );
  }
  const missing = hasSqlite() ? [] : COMPILERS.filter((tool) => !isInstalled(tool));
  if (missing.length > 0) {
    throw new Failure(
      `Missing on this machine: ${missing.join(', ')}. They compile SQLite's binding for the content backend.`,
      'On Debian or Ubuntu: apt-get install python3 make g++. On macOS: xcode-select --install.',
    );
  }
}

function hasSqlite() {
  return existsSync(join(CMS, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'));
}

/** @param {string} tool */
function isInstalled(tool) {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
}
