import path from 'node:path';
import Database from 'better-sqlite3';
import type { Lock } from './lock';

/** Keeps a reference: garbage collection of the connection would release its lock. */
const held = new Set<Database>();

/**
 * A file beside the database in which nothing is ever written. SQLite locks it by the system's own means: the lock ends
 * with the process, however that ends, and no file that is left behind can mislead anybody.
 */
export class SqliteLock implements Lock {
  private readonly file: string;

  constructor(folder: string) {
    this.file = path.join(folder, 'running.lock');
  }

  take(): Promise<boolean> {
    const database = new Database(this.file, { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
      held.add(database);
      return Promise.resolve(true);
    } catch (error) {
      database.close();
      if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return Promise.resolve(false);
      throw error;
    }
  }

  holder(): Promise<string> {
    return Promise.resolve(`the database in ${path.dirname(this.file)}`);
  }
}
