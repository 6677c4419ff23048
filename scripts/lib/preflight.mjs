// Names what the machine lacks before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProblem } from './node-versions.mjs';
import { CMS } from './project.mjs';
import { Failure } from './report.mjs';

/** SQLite's binding is compiled where no ready-made one can be had. */
const COMPILERS = ['python3', 'make', 'g++'];

/** @throws {Failure} naming every missing part */
export function preflight() {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Failure(problem, 'Install Node 22 (nvm install 22), then run the command again.');
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
