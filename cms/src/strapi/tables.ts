import type { Core } from '@strapi/strapi';

type ColumnOptions = { unique?: boolean; notNullable?: boolean };
type AttributeType = 'increments' | 'string' | 'text' | 'biginteger' | 'datetime';

/** A table of our own that is no content type: no documents, no permissions, no routes. */
export type Table = {
  uid: string;
  tableName: string;
  singularName: string;
  attributes: Record<string, { type: AttributeType; column?: ColumnOptions }>;
};

/** Strapi makes and alters the table at each start, as it does those of the content types. Call it in `register`. */
export function addTable(strapi: Core.Strapi, table: Table): void {
  strapi.get<{ add(table: Table): void }>('models').add(table);
}

/** The part of Knex that is used here; its own types say `any` of every row. */
export type TableQuery = {
  insert(row: Record<string, unknown>): {
    onConflict(column: string): {
      ignore(): { returning(column: string): Promise<unknown[]> };
      merge(columns: readonly string[]): {
        where(
          column: string,
          operator: string,
          value: unknown,
        ): { returning(column: string): Promise<unknown[]> };
      };
    };
  };
  where(column: string, operator: string, value: unknown): { delete(): Promise<number> };
  whereIn(
    column: string,
    values: readonly unknown[],
  ): { update(row: Record<string, unknown>): Promise<number> };
};

/** Joins the transaction that the caller is in, or makes one of its own. */
export async function withTable<T>(
  strapi: Core.Strapi,
  { tableName }: Pick<Table, 'tableName'>,
  work: (table: TableQuery) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(({ trx }: { trx: (name: string) => TableQuery }) => work(trx(tableName)));
}
