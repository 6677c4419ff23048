import type { Table } from '../strapi';

/** Every short id that was ever handed out. A row stays when its entry is deleted, so that no id comes twice. */
export const SHORT_IDS: Table = {
  uid: 'grand-large::short-id',
  tableName: 'short_ids',
  singularName: 'short-id',
  attributes: {
    id: { type: 'increments' },
    /**
     * Drafts, publications and languages of an entry are rows of their own that share one id, so that its uniqueness
     * cannot be held in their tables. It is held here.
     */
    short_id: { type: 'string', column: { unique: true, notNullable: true } },
    /** The content type, as Strapi names it. */
    uid: { type: 'string', column: { notNullable: true } },
    /** Empty within the transaction alone that makes the entry. */
    document_id: { type: 'string', column: { unique: true } },
    /** Name of the entry in content/: `article iceland-geysir`. Empty for what an editor made. */
    origin: { type: 'string', column: { unique: true } },
    /** The titles that visitors saw last, by language, as JSON. Empty when the entry was never published. */
    titles: { type: 'text', column: { notNullable: true } },
    deleted_at: { type: 'datetime' },
  },
};
