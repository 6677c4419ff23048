import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsData } from './served';

const CMS = join(__dirname, '../../cms');

/** A value of cms/.env. */
export function cmsSecret(name: string): string {
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(CMS, '.env'), 'utf8'))?.[1];
  if (!value) throw new Error(`cms/.env has no ${name}`);
  return value.trim();
}

type Sqlite = {
  prepare: (sql: string) => { run: (...values: unknown[]) => { changes: number } };
  close: () => void;
};

/** Changes rows beneath the shared CMS. @returns how many */
export function changeRows(sql: string, ...values: unknown[]): number {
  const load = createRequire(join(CMS, 'package.json'));
  const database = new (load('better-sqlite3') as new (file: string) => Sqlite)(join(cmsData(), 'data.db'));
  try {
    return database.prepare(sql).run(...values).changes;
  } finally {
    database.close();
  }
}
