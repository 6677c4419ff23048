import { createRequire } from 'node:module';
import { join } from 'node:path';
import { testShortIds } from '../../support/cms/short-ids';
import { cmsData } from '../../support/served';
import { readSqlite } from '../../support/upgrade/tables';

const file = join(cmsData(), 'data.db');

type Database = { exec: (sql: string) => void; close: () => void };

function run(sql: string): void {
  const load = createRequire(join(__dirname, '../../../cms/package.json'));
  const Sqlite = load('better-sqlite3') as new (file: string) => Database;
  const database = new Sqlite(file);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

describe('short ids, on SQLite', () => {
  testShortIds(() => readSqlite(file), run);
});
