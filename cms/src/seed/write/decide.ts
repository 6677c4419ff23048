/** The record that the last seeding left of one entry in one language. */
export type EntryRecord = {
  /** Digest of the content that was written. */
  hash: string;
  /** When the draft's row changed last, right after our write; ISO 8601. */
  updatedAt: string;
  published: boolean;
};

/** The entry as the CMS holds it now. */
export type PresentEntry = {
  updatedAt: string;
  published: boolean;
};

export type Decision = 'created' | 'updated' | 'unchanged' | 'kept' | 'removed';

type Situation = {
  hash: string;
  record: EntryRecord | undefined;
  present: PresentEntry | undefined;
  /** Another language of the same document was seeded and noted. */
  documentIsKnown: boolean;
  overwrite: boolean;
};

/** Nobody wrote to the entry since the last seeding: not a field, and not its publication. */
function isUntouched(record: EntryRecord, present: PresentEntry): boolean {
  return record.updatedAt === present.updatedAt && record.published === present.published;
}

/**
 * Decides what to do with one entry in one language. `kept` and `removed` follow from what an editor did, and such
 * entries are left alone unless overwriting was asked for.
 */
export function decide({ hash, record, present, documentIsKnown, overwrite }: Situation): Decision {
  if (record === undefined) {
    if (present === undefined) return 'created';
    // Present without a record: an editor's translation; or, when nothing of the document was noted, what a seeding
    // wrote that was killed before it could note it.
    return documentIsKnown && !overwrite ? 'kept' : 'updated';
  }
  if (present === undefined) return overwrite ? 'created' : 'removed';
  if (!isUntouched(record, present)) return overwrite ? 'updated' : 'kept';
  return record.hash === hash ? 'unchanged' : 'updated';
}
