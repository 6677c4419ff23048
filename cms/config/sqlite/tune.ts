import { type Connection, PatientConnection, type Statement } from './patient';

type Done = (error: Error | null, connection: Connection) => void;

/**
 * Milliseconds for which SQLite itself waits for another program, during which this whole process stands still. Enough
 * for the short writes of a well-behaved neighbour; for longer ones see PatientConnection.
 */
const BUSY_TIMEOUT = 50;

/**
 * Lets two processes use one file: `npm run seed` beside a running server.
 *
 * - Write-ahead logging: readers do not wait for a writer.
 * - Transactions take the right to write at their beginning. Knex begins them as readers, and SQLite refuses at once
 *   ("database is locked") when a reader that has been overtaken wants to write; only a beginning can wait its turn.
 * - Whoever waits for the right to write does so without stopping the process.
 */
export function tuneSqlite(connection: Connection, done: Done): void {
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = NORMAL');
    connection.pragma(`busy_timeout = ${String(BUSY_TIMEOUT)}`);
  } catch (error) {
    done(error as Error, connection);
    return;
  }
  const patient = new PatientConnection(connection);
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (sql === 'BEGIN;') return patient.prepare(prepare('BEGIN IMMEDIATE;'));
    if (sql === 'COMMIT;') return orRollback(connection, prepare(sql));
    return patient.prepare(prepare(sql));
  };
  done(null, connection);
}

/** Knex gives up a transaction whose COMMIT fails (a full disk). This is our only connection: it must be free again. */
function orRollback(connection: Connection, commit: Statement): Statement {
  return {
    reader: commit.reader,
    all: (bindings) => commit.all(bindings),
    run: (bindings) => {
      try {
        return commit.run(bindings);
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
