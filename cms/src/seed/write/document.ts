import type { Core } from '@strapi/strapi';
import type { Locale } from '../../domain/locales';
import { ARTICLE, type Data, documentsOf, hasDrafts } from '../../strapi';
import type { PlannedEntry } from '../plan/types';
import type { Collection } from './collection';
import { type Decision, decide, type EntryRecord } from './decide';
import { hashOf } from './hash';
import type { RelationWriter } from './relations';
import { type Lookup, resolveData, type Resolved } from './resolve';

export type Outcome = {
  entry: PlannedEntry;
  decision: Decision;
  /** The entry had been deleted by an editor, and every relation to it with it. */
  restored: boolean;
  /** Its relations are to be written once more: a target was not there yet, or has come back. */
  incomplete: boolean;
};

export type WriteContext = {
  strapi: Core.Strapi;
  collection: Collection;
  lookup: Lookup;
  overwrite: boolean;
};

/** An article without its country would come out at another address. */
function assertParent({ entry, missing }: { entry: PlannedEntry; missing: Resolved['missing'] }): void {
  const parent = entry.uid === ARTICLE ? missing.find((ref) => ref === entry.data.pay) : undefined;
  if (parent === undefined) return;
  const reason = `its country "${parent.entry}" is not in the CMS; an editor may have deleted it (--overwrite restores it)`;
  throw new Error(`article ${entry.key} (${entry.locale}): ${reason}`);
}

/** Writes the draft of one language, then publishes it or takes it back, as the content says. */
async function writeEntry(context: WriteContext, entry: PlannedEntry, data: Data): Promise<void> {
  const { strapi, collection } = context;
  const { uid, key, locale, status } = entry;
  const documents = documentsOf(strapi, uid);
  const document = collection.find(key);
  const documentId = document?.documentId;
  const written =
    documentId === undefined
      ? await documents.create({ locale, data })
      : await documents.update({ documentId, locale, data });
  const target = { documentId: written.documentId, locale };
  // A type without drafts is published by being written.
  if (hasDrafts(strapi, uid)) {
    if (status === 'published') await documents.publish({ ...target, isSeed: true });
    else if (document?.locales[locale]?.published === true) await documents.unpublish(target);
  }
  await collection.reload(written.documentId);
  // Noted before the next language is written, so that it finds the document.
  const record = collection.records.get(key);
  if (record?.documentId !== written.documentId) {
    await collection.records.set(key, { documentId: written.documentId, locales: {} });
  }
}

/** Stands in for the hash until the relations are complete: if this seeding is killed, the next writes the entry again. */
const INCOMPLETE = 'incomplete';

/**
 * Notes how the document was left. Languages that were not written are noted again too when nobody had touched
 * them: fields shared by the languages are copied by Strapi, and that moves their time of change.
 */
async function noteDocument(collection: Collection, outcomes: readonly Outcome[]): Promise<void> {
  const key = outcomes[0]?.entry.key ?? '';
  const before = collection.records.get(key);
  const document = collection.find(key);
  if (document === undefined) return;
  const locales: Partial<Record<Locale, EntryRecord>> = { ...before?.locales };
  for (const { entry, decision, incomplete } of outcomes) {
    const present = document.locales[entry.locale];
    if (present === undefined || decision === 'kept' || decision === 'removed') continue;
    locales[entry.locale] = {
      hash: incomplete ? INCOMPLETE : hashOf([entry.status, entry.data]),
      ...present,
    };
  }
  await collection.records.set(key, { documentId: document.documentId, locales });
}

/** @param entries one document's languages */
export async function writeDocument(
  context: WriteContext,
  entries: readonly PlannedEntry[],
): Promise<Outcome[]> {
  const { collection, lookup, overwrite } = context;
  const key = entries[0]?.key ?? '';
  const record = collection.records.get(key);
  const present = collection.find(key);
  const documentIsKnown = Object.keys(record?.locales ?? {}).length > 0;
  const outcomes = entries.map((entry): Outcome => {
    const hash = hashOf([entry.status, entry.data]);
    const seeded = record?.locales[entry.locale];
    const situation = {
      hash,
      record: seeded,
      present: present?.locales[entry.locale],
      documentIsKnown,
      overwrite,
    };
    const decision = decide(situation);
    return { entry, decision, restored: decision === 'created' && seeded !== undefined, incomplete: false };
  });
  for (const outcome of outcomes) {
    const { entry, decision } = outcome;
    if (decision !== 'created' && decision !== 'updated') continue;
    const { data, missing } = resolveData(entry.data, entry.locale, lookup);
    assertParent({ entry, missing });
    await writeEntry(context, entry, data);
    outcome.incomplete = missing.length > 0;
  }
  if (outcomes.some(({ decision }) => decision === 'created' || decision === 'updated')) {
    await noteDocument(collection, outcomes);
  }
  return outcomes;
}

/** Completes the languages whose relations had to wait for their targets. */
export async function completeDocument(
  collection: Collection,
  relations: RelationWriter,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const outcome of outcomes) {
    if (!outcome.incomplete) continue;
    await relations.write(outcome.entry);
    outcome.incomplete = false;
    if (outcome.decision === 'unchanged') outcome.decision = 'updated';
  }
  const key = outcomes[0]?.entry.key ?? '';
  const document = collection.find(key);
  if (document !== undefined) await collection.reload(document.documentId);
  await noteDocument(collection, outcomes);
}
