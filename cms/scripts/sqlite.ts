import fs from 'node:fs';
import Database from 'better-sqlite3';

/**
 * node dist/scripts/sqlite.js copy <database> <new file>     a consistent copy, also while the CMS writes
 * node dist/scripts/sqlite.js rows <database>                prints {"table": rows, …}; refuses a damaged file
 * node dist/scripts/sqlite.js used <database>                prints whether another process has it open, true or false
 *
 * For backup and restore, which have no SQLite of their own.
 */
const COMMANDS: Readonly<Record<string, (file: string, target: string) => void>> = { copy, rows, used };

/** Milliseconds to wait for a writer. */
const PATIENCE = 15_000;

/**
 * VACUUM INTO sees one moment of the database, and writes nothing of what has been deleted: a message that was erased is
 * not in a backup either.
 */
function copy(file: string, target: string): void {
  const database = open(file);
  database.prepare('VACUUM INTO ?').run(target);
  database.close();
}

function rows(file: string): void {
  const database = open(file);
  const state = database.pragma('integrity_check', { simple: true });
  if (state !== 'ok') throw new Error(`${file} is damaged: ${String(state)}`);
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all() as { name: string }[];
  const counts = tables.map(({ name }) => {
    const [first] = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).all() as { rows: number }[];
    return [name, first?.rows];
  });
  database.close();
  process.stdout.write(JSON.stringify(Object.fromEntries(counts)));
}

/**
 * Whoever has a database in write-ahead mode open holds a lock on it, whether it is busy or not. A file that is no
 * database any more is not even opened, because SQLite would throw away what lies beside it; to replace such a file is
 * what a restore is for.
 */
function used(file: string): void {
  process.stdout.write(String(isDatabase(file) && isLocked(file)));
}

function isDatabase(file: string): boolean {
  const start = Buffer.alloc(16);
  const descriptor = fs.openSync(file, 'r');
  fs.readSync(descriptor, start);
  fs.closeSync(descriptor);
  return start.toString('latin1') === 'SQLite format 3\0';
}

function isLocked(file: string): boolean {
  const database = new Database(file, { fileMustExist: true, timeout: 500 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    database.exec('ROLLBACK');
    return false;
  } catch (error) {
    return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
  } finally {
    database.close();
  }
}

const open = (file: string) => new Database(file, { readonly: true, fileMustExist: true, timeout: PATIENCE });

const [command = '', file = '', target = ''] = process.argv.slice(2);
try {
  const work = COMMANDS[command];
  if (!work)
    throw new Error(`There is no command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}.`);
  work(file, target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
