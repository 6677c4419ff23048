import type { Table } from '../strapi';

export const USED_ONCE: Table = {
  uid: 'grand-large::used-once',
  tableName: 'used_once',
  singularName: 'used-once',
  attributes: {
    id: { type: 'increments' },
    /** The unique index decides which of several requests at the same moment came first. */
    key: { type: 'string', column: { unique: true, notNullable: true } },
    /** Milliseconds since 1970: a plain number is compared alike by SQLite and PostgreSQL. */
    expires_at: { type: 'biginteger', column: { notNullable: true } },
  },
};
