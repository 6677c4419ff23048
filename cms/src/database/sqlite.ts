import path from 'node:path';
import Database from 'better-sqlite3';
import { environment } from '../../config/environment';

let reader: Database | undefined;

/**
 * Reads something from the file. Over a connection of its own: Strapi's only one may be waiting for another program's
 * writing to end, while readers need not wait.
 * @throws SqliteError when the file cannot be read
 */
export function askSqlite(): void {
  try {
    reader ??= new Database(path.join(environment.dataFolder, 'data.db'), {
      readonly: true,
      fileMustExist: true,
      timeout: 0,
    });
    reader.prepare('SELECT count(*) FROM sqlite_schema').all();
  } catch (error) {
    reader?.close();
    reader = undefined;
    throw error;
  }
}
