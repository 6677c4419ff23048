import type { Core } from '@strapi/strapi';
import { type ContentUid, rowsOf, type Status } from '../../strapi';
import type { PlannedEntry } from '../plan/types';
import type { Collection } from './collection';
import { type Lookup, refsOf, resolveData } from './resolve';
import { RowIds } from './row-ids';

const STATUSES: readonly Status[] = ['draft', 'published'];

/**
 * Second pass, for relations whose targets were not there in the first. Writing and publishing every entry again
 * would double the time of a first seeding, so the relations alone are set, on the draft and on the published row,
 * as publishing would have done it.
 */
export class RelationWriter {
  private constructor(
    private readonly strapi: Core.Strapi,
    private readonly collections: ReadonlyMap<ContentUid, Collection>,
    private readonly rows: ReadonlyMap<ContentUid, RowIds>,
  ) {}

  static async load(
    strapi: Core.Strapi,
    collections: ReadonlyMap<ContentUid, Collection>,
  ): Promise<RelationWriter> {
    const rows = new Map<ContentUid, RowIds>();
    for (const uid of collections.keys()) rows.set(uid, await RowIds.load(strapi, uid));
    return new RelationWriter(strapi, collections, rows);
  }

  async write({ uid, key, locale, data }: PlannedEntry): Promise<void> {
    const relations = Object.fromEntries(
      Object.entries(data).filter(([, value]) => refsOf(value).length > 0),
    );
    const written = new Set<number>();
    // The published row last: an entry counts as modified when its draft is the younger one.
    for (const status of STATUSES) {
      const id = this.rowId(uid, key, locale, status);
      if (id === undefined || written.has(id)) continue;
      const lookup: Lookup = {
        file: () => undefined,
        entry: (ref, language) => this.rowId(ref.uid, ref.entry, language, status),
      };
      await rowsOf(this.strapi, uid).update({
        where: { id },
        data: resolveData(relations, locale, lookup).data,
      });
      written.add(id);
    }
  }

  private rowId(
    uid: ContentUid,
    key: string,
    locale: PlannedEntry['locale'],
    status: Status,
  ): number | undefined {
    const documentId = this.collections.get(uid)?.documentIdOf(key, locale);
    return documentId === undefined ? undefined : this.rows.get(uid)?.find(documentId, locale, status);
  }
}
