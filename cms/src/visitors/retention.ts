import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { COMMENT, CONTACT_MESSAGE, documentsOf, logOf, REPORT, rowsOf } from '../strapi';
import { DAY } from './links';

/** @example monthsBefore(new Date('2026-03-31'), 1) → the last day of February */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  const day = before.getUTCDate();
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(day, last));
  return before;
}

async function eraseAll(strapi: Core.Strapi, uid: string, filters: Record<string, unknown>): Promise<number> {
  const documents = documentsOf(strapi, uid);
  const entries = await documents.findMany({ status: 'draft', filters, fields: ['id'] });
  for (const { documentId } of entries) await documents.delete({ documentId });
  return entries.length;
}

/** Both versions of each comment lose their address; nothing that readers see changes. */
async function forgetAddresses(strapi: Core.Strapi, where: Record<string, unknown>): Promise<number> {
  const rows = await rowsOf(strapi, COMMENT).findMany({ where: { ...where, email: { $notNull: true } } });
  for (const { documentId } of rows) {
    const data = { email: null, notify_reply: false, abonnement: 'aucun' };
    for (const publishedAt of [{ $null: true }, { $notNull: true }])
      await rowsOf(strapi, COMMENT).update({ where: { documentId, publishedAt }, data });
  }
  return rows.length;
}

/** Erases what has been kept for as long as was promised. Run every night, and at every start. */
export async function enforceRetention(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const { messagesMonths, addressesMonths, refusedDays } = environment.retention;
  const old = { createdAt: { $lt: monthsBefore(now, messagesMonths) } };
  const refusedBefore = new Date(now.getTime() - refusedDays * DAY);
  const erased =
    (await eraseAll(strapi, CONTACT_MESSAGE, old)) +
    (await eraseAll(strapi, REPORT, old)) +
    (await eraseAll(strapi, COMMENT, {
      etat: { $in: ['refused', 'spam'] },
      updatedAt: { $lt: refusedBefore },
    }));
  const forgotten =
    (await forgetAddresses(strapi, { createdAt: { $lt: monthsBefore(now, addressesMonths) } })) +
    (await forgetAddresses(strapi, { abonnement: 'demande', abonnement_demande_le: { $lt: refusedBefore } }));
  if (erased + forgotten > 0)
    logOf(strapi, 'retention')(`erased ${String(erased)} entries and ${String(forgotten)} addresses`);
}
