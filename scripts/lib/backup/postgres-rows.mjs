import { spawn } from 'node:child_process';
import { Failure } from '../report.mjs';

/**
 * Reads a dump to its end and counts the rows of each table: the numbers of the very moment that the dump shows.
 * @param {string} pgRestore @param {string} file
 * @returns {Promise<import('./database.mjs').Rows>}
 */
export async function countDumpRows(pgRestore, file) {
  const child = spawn(pgRestore, ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (complaints += chunk.toString()));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  const rows = await countCopiedRows(linesOf(child.stdout.setEncoding('utf8')));
  if ((await ended) !== 0) throw new Failure(`The dump cannot be read.\n${complaints.trim()}`);
  return rows;
}

/** @param {AsyncIterable<string>} lines of a dump as SQL: `COPY public.sites (…) FROM stdin;`, rows, `\.` */
async function countCopiedRows(lines) {
  /** @type {import('./database.mjs').Rows} */
  const rows = {};
  /** @type {string | undefined} */
  let table;
  for await (const line of lines) {
    if (table !== undefined) {
      if (line === '\\.') table = undefined;
      else rows[table] = (rows[table] ?? 0) + 1;
    } else {
      table = /^COPY public\."?(\w+)"? .*FROM stdin;$/.exec(line)?.[1];
      if (table !== undefined) rows[table] = 0;
    }
  }
  return rows;
}

/** Node's readline would also end a line at U+2028, which texts from a word processor hold. @param {AsyncIterable<string>} chunks */
async function* linesOf(chunks) {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
