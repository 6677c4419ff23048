import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsData } from '../served';

const CMS = join(__dirname, '../../../cms');

/** A value of cms/.env. */
export function cmsSecret(name: string): string {
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(CMS, '.env'), 'utf8'))?.[1];
  if (!value) throw new Error(`cms/.env has no ${name}`);
  return value.trim();
}

type Sqlite = {
  prepare: (sql: string) => {
    run: (...values: unknown[]) => { changes: number };
    all: (...values: unknown[]) => unknown[];
  };
  close: () => void;
};

function withDatabase<T>(work: (database: Sqlite) => T): T {
  const load = createRequire(join(CMS, 'package.json'));
  const database = new (load('better-sqlite3') as new (file: string) => Sqlite)(join(cmsData(), 'data.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Changes rows beneath the shared CMS. @returns how many */
export const changeRows = (sql: string, ...values: unknown[]): number =>
  withDatabase((database) => database.prepare(sql).run(...values).changes);

/** @param sql a select */
export const countRows = (sql: string, ...values: unknown[]): number =>
  withDatabase((database) => database.prepare(sql).all(...values).length);
