import type { Table } from '../strapi';

/** Entries as they were at each of their publications; the site's build falls back on those that went live. */
export const SNAPSHOTS: Table = {
  uid: 'grand-large::snapshot',
  tableName: 'publication_snapshots',
  singularName: 'snapshot',
  attributes: {
    id: { type: 'increments' },
    /** The content type, as Strapi names it. */
    uid: { type: 'string', column: { notNullable: true } },
    document_id: { type: 'string', column: { notNullable: true } },
    locale: { type: 'string', column: { notNullable: true } },
    /** Type, number and date of the published row: publishing makes a row anew, and types without drafts change the date. */
    version: { type: 'string', column: { unique: true, notNullable: true } },
    /** The entry as the build's token reads it, as JSON. */
    entry: { type: 'text', column: { notNullable: true } },
    made_at: { type: 'datetime', column: { notNullable: true } },
    /** When a release went live that shows it; empty when none has. */
    live_at: { type: 'datetime' },
  },
};
