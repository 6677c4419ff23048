import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../../strapi';
import type { PlannedType } from '../plan';
import type { PlannedEntry } from '../plan/types';
import { Collection } from './collection';
import { completeDocument, type Outcome, writeDocument } from './document';
import { RelationWriter } from './relations';
import { type Lookup, refsOf, type StoredFile } from './resolve';
import { Tally } from './tally';

export type EntryWriterOptions = {
  files: ReadonlyMap<string, StoredFile>;
  overwrite: boolean;
};

/** Puts the languages of one document together; they follow one another. */
function byDocument(entries: readonly PlannedEntry[]): PlannedEntry[][] {
  const groups = new Map<string, PlannedEntry[]>();
  for (const entry of entries) groups.set(entry.key, [...(groups.get(entry.key) ?? []), entry]);
  return [...groups.values()];
}

export class EntryWriter {
  private readonly collections = new Map<ContentUid, Collection>();
  private readonly documents: Outcome[][] = [];
  private readonly lookup: Lookup;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly options: EntryWriterOptions,
  ) {
    this.lookup = {
      file: (key) => options.files.get(key),
      entry: ({ uid, entry }, locale) => this.collections.get(uid)?.documentIdOf(entry, locale),
    };
  }

  /** All types at once and before the first write: an entry may name one that comes after it. */
  async load(types: readonly PlannedType[]): Promise<void> {
    const uids = new Set(types.flatMap(({ entries }) => entries.map(({ uid }) => uid)));
    for (const uid of uids) this.collections.set(uid, await Collection.load(this.strapi, uid));
  }

  /** @returns how many entries were written */
  async write({ entries }: PlannedType): Promise<number> {
    let written = 0;
    for (const document of byDocument(entries)) {
      const outcomes = await writeDocument(this.context(document), document);
      written += outcomes.filter(({ decision }) => decision === 'created' || decision === 'updated').length;
      this.documents.push(outcomes);
    }
    return written;
  }

  /** @returns how many documents had relations to be completed */
  async finish(): Promise<number> {
    this.markBroken();
    const unfinished = this.documents.filter((outcomes) => outcomes.some(({ incomplete }) => incomplete));
    if (unfinished.length === 0) return 0;
    const relations = await RelationWriter.load(this.strapi, this.collections);
    for (const outcomes of unfinished) {
      const { collection } = this.context(outcomes.map(({ entry }) => entry));
      await completeDocument(collection, relations, outcomes);
    }
    return unfinished.length;
  }

  tally(): Tally {
    const tally = new Tally();
    for (const { entry, decision } of this.documents.flat())
      tally.add(decision, `${entry.key} (${entry.locale})`);
    return tally;
  }

  /** An entry that came back is missing from all that named it. */
  private markBroken(): void {
    const outcomes = this.documents.flat();
    const restored = outcomes.filter((outcome) => outcome.restored).map(({ entry }) => entry);
    if (restored.length === 0) return;
    for (const outcome of outcomes) {
      const { entry, decision } = outcome;
      if (decision === 'kept' || decision === 'removed') continue;
      const names = (other: PlannedEntry) =>
        refsOf(entry.data).some(
          (ref) => ref.uid === other.uid && ref.entry === other.key && entry.locale === other.locale,
        );
      if (restored.some(names)) outcome.incomplete = true;
    }
  }

  private context(entries: readonly PlannedEntry[]) {
    const { strapi, lookup } = this;
    const collection = entries[0] && this.collections.get(entries[0].uid);
    if (collection === undefined) throw new Error('a type was not loaded before its entries were written');
    return { strapi, collection, lookup, overwrite: this.options.overwrite };
  }
}
