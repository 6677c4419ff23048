import { setTimeout as pause } from 'node:timers/promises';

/** The part of a prepared statement that knex uses. It awaits both methods, so that they may answer later. */
export type Statement = {
  readonly reader: boolean;
  all(bindings: unknown[]): unknown;
  run(bindings: unknown[]): unknown;
};

/** The part of better-sqlite3's connection that is used here. */
export type Connection = {
  readonly inTransaction: boolean;
  pragma(statement: string): unknown;
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
};

/**
 * Milliseconds for which a statement waits for another program's writing to end. Visitors wait no longer for an
 * answer than that; a backup or an import writes for much less at a time.
 */
const PATIENCE = 5_000;

/** Milliseconds between attempts: the first pauses are short because most writers are done in no time. */
const pauseAfter = (attempt: number): number => Math.min(10 * 2 ** attempt, 100);

/**
 * Checks whether another program holds the database, so that the same statement can succeed later. A transaction that
 * began as a reader and was overtaken (SQLITE_BUSY_SNAPSHOT) never can.
 */
function isHeld(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return code.startsWith('SQLITE_BUSY') && code !== 'SQLITE_BUSY_SNAPSHOT';
}

/**
 * Has a connection wait for other programs without holding up the process. SQLite's own waiting (`busy_timeout`)
 * blocks the event loop, and with it every request, including those that need no database.
 */
export class PatientConnection {
  private heldSince: number | undefined;

  constructor(private readonly connection: Connection) {}

  /** Like the connection's own `prepare`. @throws SqliteError for a statement that cannot be understood */
  prepare(statement: Statement): Statement {
    return {
      reader: statement.reader,
      all: (bindings) => this.attempt(() => statement.all(bindings)),
      run: (bindings) => this.attempt(() => statement.run(bindings)),
    };
  }

  private attempt<T>(work: () => T): T | Promise<T> {
    try {
      return this.succeeded(work());
    } catch (error) {
      // Within a transaction the right to write is ours already; nothing there is solved by waiting.
      if (!isHeld(error) || this.connection.inTransaction) throw error;
      return this.attemptLater(work, error);
    }
  }

  private async attemptLater<T>(work: () => T, first: unknown): Promise<T> {
    // Since when, for all statements together: who comes after a long wait of others is not kept waiting as well.
    const since = (this.heldSince ??= performance.now());
    let failure = first;
    for (let attempt = 0; performance.now() - since < PATIENCE; attempt += 1) {
      await pause(pauseAfter(attempt));
      try {
        return this.succeeded(work());
      } catch (error) {
        if (!isHeld(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  private succeeded<T>(result: T): T {
    this.heldSince = undefined;
    return result;
  }
}
