import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type Row = Readonly<Record<string, unknown>>;
/** Every table of a database with its rows. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

type Sqlite = {
  prepare: (sql: string) => { all: () => unknown[] };
  close: () => void;
};

/** Reads a file of SQLite, also while a CMS has it open. */
export function readSqlite(file: string): Tables {
  const load = createRequire(join(__dirname, '../../../cms/package.json'));
  const Database = load('better-sqlite3') as new (file: string, options: object) => Sqlite;
  const database = new Database(file, { readonly: true, fileMustExist: true });
  const all = <T>(sql: string) => database.prepare(sql).all() as T[];
  const names = all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const tables = new Map(names.map(({ name }) => [name, all<Row>(`SELECT * FROM "${name}"`)]));
  database.close();
  return tables;
}

/** Reads a database of PostgreSQL; schemas beside the CMS's own are none of ours. */
export function readPostgres(url: string): Tables {
  const lines = (...queries: string[]) => {
    const commands = queries.flatMap((query) => ['-c', query]);
    return execFileSync('psql', ['-XAt', ...commands, url], { encoding: 'utf8', maxBuffer: 2 ** 28 })
      .split('\n')
      .filter(Boolean);
  };
  const names = lines("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  // Line separators inside a text are escaped by json_agg, so that an answer is one line.
  const rows = lines(
    ...names.map((name) => `SELECT coalesce(json_agg(row_to_json(t)), '[]')::jsonb FROM "${name}" t`),
  );
  return new Map(names.map((name, index) => [name, JSON.parse(rows[index] ?? '[]') as Row[]]));
}
