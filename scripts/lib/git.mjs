import { execFileSync } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Asks git about this checkout. @param {string[]} args @returns {string[]} the lines it prints; none where it knows no answer */
export function git(...args) {
  try {
    const said = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** The commit or branch that a change is measured from. */
export const BASE = process.env['CI_BASE'] || 'origin/main';
