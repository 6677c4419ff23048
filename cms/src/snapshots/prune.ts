import type { Core } from '@strapi/strapi';
import { rowsOf } from '../strapi';
import { SNAPSHOTS } from './table';

/** Number of snapshots that are kept of each language of an entry. */
const KEPT = 50;

export type SnapshotOf = { uid: string; documentId: string; locale: string };

/** Keeps the last fifty snapshots of an entry, and the last one that went live. */
export async function prune(strapi: Core.Strapi, { uid, documentId, locale }: SnapshotOf): Promise<void> {
  const snapshots = rowsOf(strapi, SNAPSHOTS.uid);
  const where = { uid, document_id: documentId, locale };
  const rows = await snapshots.findMany({ where, select: ['id', 'live_at'], orderBy: { id: 'desc' } });
  const live = rows.find(({ live_at: at }) => at !== null);
  for (const row of rows.slice(KEPT)) if (row !== live) await snapshots.delete({ where: { id: row.id } });
}
