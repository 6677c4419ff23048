import type { Core } from '@strapi/strapi';

export type Row = Record<string, unknown> & { id: number };

type Where = {
  where?: Record<string, unknown>;
  populate?: readonly string[];
  select?: readonly string[];
  orderBy?: Record<string, 'asc' | 'desc'>;
  limit?: number;
};

/** Row access to Strapi's own tables (accounts, permissions, tokens), which are not documents. */
export type RowPort = {
  findMany(query?: Where): Promise<Row[]>;
  findOne(query: Where): Promise<Row | null>;
  count(query?: Where): Promise<number>;
  create(query: { data: Record<string, unknown> }): Promise<Row>;
  update(query: { where: Record<string, unknown>; data: Record<string, unknown> }): Promise<Row | null>;
  updateMany(query: {
    where: Record<string, unknown>;
    data: Record<string, unknown>;
  }): Promise<{ count: number }>;
  delete(query: { where: Record<string, unknown> }): Promise<Row | null>;
};

/** Reads the row after all transactions that are changing it have ended (`FOR UPDATE`). */
export async function settledRow(strapi: Core.Strapi, uid: string, id: number): Promise<Row | null> {
  return strapi.db.transaction(() =>
    strapi.db.queryBuilder(uid).select('*').where({ id }).first().forUpdate().execute<Row | null>(),
  );
}

export function rowsOf(strapi: Core.Strapi, uid: string): RowPort {
  return strapi.db.query(uid);
}
