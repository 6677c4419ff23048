/** What is used of better-sqlite3's connection. */
interface Connection {
  pragma(statement: string): unknown;
  prepare(sql: string): unknown;
}

type Done = (error: Error | null, connection: Connection) => void;

/**
 * Lets two processes use one file: `npm run seed` beside a running server.
 *
 * - Write-ahead logging: readers do not wait for a writer.
 * - Transactions take the right to write at their beginning. Knex begins them as readers, and SQLite refuses at once
 *   ("database is locked") when a reader that has been overtaken wants to write; only a beginning can wait its turn.
 */
export function tuneSqlite(connection: Connection, done: Done): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('busy_timeout = 15000');
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
  done(null, connection);
}
