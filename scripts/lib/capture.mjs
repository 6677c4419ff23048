// Runs a small program for what it prints.
import { spawn } from 'node:child_process';
import { Failure } from './report.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, input?: string, failure?: string }} Options */

/**
 * Unlike `run`, it keeps no log: what is printed may hold a password, and a backup may run where nothing else can be
 * written.
 * @param {string} command @param {string[]} args @param {Options} [options] `failure` is said before the reason
 * @returns {Promise<string>} the standard output
 * @throws {Failure} with what the program said
 */
export function capture(command, args, { cwd, env = process.env, input = '', failure } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const printed = [];
    let complaints = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => printed.push(chunk));
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => (complaints += chunk.toString()));
    // A program that ends without reading says why itself.
    child.stdin.on('error', () => {}).end(input);
    child.on('error', (error) => reject(new Failure(`${command} cannot be run: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString());
      else reject(new Failure(`${failure ?? `${command} failed.`}\n${complaints.trim() || `code ${code}`}`));
    });
  });
}
