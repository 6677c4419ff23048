import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Row, rowsOf } from '../strapi';
import { SNAPSHOTS } from './table';

const number = z.number().int().min(0);

/** The publisher's report of a release that is live. */
export const liveSchema = z.strictObject({
  /** The last snapshot that there was when its build began, and when it had ended. */
  from: number,
  to: number,
  /** Entries of which it does not show the version that was published. */
  setAside: z
    .array(z.strictObject({ kind: z.string(), documentId: z.string(), locale: z.string() }))
    .max(10_000),
});

export type LiveRelease = z.infer<typeof liveSchema>;

const keyOf = ({ uid, document_id: documentId, locale }: Row) =>
  [uid, documentId, locale].map(String).join(' ');

/**
 * Notes that what was published when the build began is live now. An entry that was published again meanwhile is left
 * out: which of its versions the build read is not known.
 * @returns how many snapshots are live for the first time
 */
export async function markLive(strapi: Core.Strapi, { from, to, setAside }: LiveRelease): Promise<number> {
  const snapshots = rowsOf(strapi, SNAPSHOTS.uid);
  const select = ['id', 'uid', 'document_id', 'locale', 'live_at'];
  const rows = await snapshots.findMany({ where: { id: { $lte: to } }, select, orderBy: { id: 'asc' } });
  const last = new Map(rows.filter(({ id }) => id <= from).map((row) => [keyOf(row), row]));
  for (const row of rows) if (row.id > from) last.delete(keyOf(row));
  for (const { kind, documentId, locale } of setAside)
    last.delete(`api::${kind}.${kind} ${documentId} ${locale}`);
  const fresh = [...last.values()].filter(({ live_at: at }) => at === null).map(({ id }) => id);
  if (fresh.length > 0)
    await snapshots.updateMany({ where: { id: { $in: fresh } }, data: { live_at: new Date() } });
  return fresh.length;
}
