import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import type { Count, Kind } from '../domain/retention';
import { COMMENT, CONTACT_MESSAGE, documentsOf, REPORT, rowsOf } from '../strapi';
import { DAY } from './links';

type Where = Record<string, unknown>;

/** One kind of visitor data, and which of it has passed its retention period. */
export type Old = {
  count(): Promise<Count>;
  /** Erases the oldest ones. @param most no more than these @returns how many */
  erase(most: number): Promise<number>;
};

/** @example monthsBefore(new Date('2026-03-31'), 1) → the last day of February */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  const day = before.getUTCDate();
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(day, last));
  return before;
}

/** Whole entries. */
function entries(strapi: Core.Strapi, kind: Kind, uid: string, filters: Where): Old {
  const documents = documentsOf(strapi, uid);
  return {
    count: async () => ({
      kind,
      going: await documents.count({ status: 'draft', filters }),
      all: await documents.count({ status: 'draft' }),
    }),
    erase: async (most) => {
      const oldest = { sort: 'createdAt:asc', limit: most };
      const old = await documents.findMany({ status: 'draft', filters, fields: ['id'], ...oldest });
      for (const { documentId } of old) await documents.delete({ documentId });
      return old.length;
    },
  };
}

/** Both versions of each comment lose their address; nothing that readers see changes. */
async function forgetAddress(strapi: Core.Strapi, documentId: unknown): Promise<void> {
  const data = { email: null, prevenir_reponses: false, abonnement: 'aucun' };
  for (const publishedAt of [{ $null: true }, { $notNull: true }])
    await rowsOf(strapi, COMMENT).update({ where: { documentId, publishedAt }, data });
}

function addresses(strapi: Core.Strapi, where: Where): Old {
  const known = { publishedAt: null, email: { $notNull: true } };
  const rows = rowsOf(strapi, COMMENT);
  return {
    count: async () => ({
      kind: 'addresses',
      going: await rows.count({ where: { ...known, ...where } }),
      all: await rows.count({ where: known }),
    }),
    erase: async (most) => {
      const oldest = { orderBy: { createdAt: 'asc' }, limit: most } as const;
      const old = await rows.findMany({ where: { ...known, ...where }, ...oldest });
      for (const { documentId } of old) await forgetAddress(strapi, documentId);
      return old.length;
    },
  };
}

/** Lists what is to be erased at a moment, by kind. */
export function whatIsOld(strapi: Core.Strapi, now: Date): Old[] {
  const { messagesMonths, addressesMonths, refusedDays } = environment.retention;
  const written = { createdAt: { $lt: monthsBefore(now, messagesMonths) } };
  const refusedBefore = { $lt: new Date(now.getTime() - refusedDays * DAY) };
  return [
    entries(strapi, 'messages', CONTACT_MESSAGE, written),
    entries(strapi, 'reports', REPORT, written),
    entries(strapi, 'comments', COMMENT, {
      etat: { $in: ['refuse', 'indesirable'] },
      updatedAt: refusedBefore,
    }),
    addresses(strapi, {
      $or: [
        { createdAt: { $lt: monthsBefore(now, addressesMonths) } },
        { abonnement: 'demande', abonnement_demande_le: refusedBefore },
      ],
    }),
  ];
}
