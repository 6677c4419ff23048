import type { Core } from '@strapi/strapi';
import { inSourcedForm } from '../preview/as-sourced';
import { type Data, rowsOf } from '../strapi';
import type { SnapshotOf } from './prune';
import { SNAPSHOTS } from './table';

/** The last one may be what cannot be built any more. */
const MOST = 5;

/** The versions of an entry that went live, the last one first, in the shape that the source plugin gives the build. */
export async function readLiveSnapshots(
  strapi: Core.Strapi,
  { uid, documentId, locale }: SnapshotOf,
): Promise<Data[]> {
  const rows = await rowsOf(strapi, SNAPSHOTS.uid).findMany({
    where: { uid, document_id: documentId, locale, live_at: { $notNull: true } },
    select: ['entry'],
    orderBy: { id: 'desc' },
    limit: MOST,
  });
  return Promise.all(rows.map(({ entry }) => inSourcedForm(strapi, uid, JSON.parse(String(entry)) as Data)));
}
