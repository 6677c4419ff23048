import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { type Kind, usedOnceKey } from '../domain/abuse/used-once';
import { withTable } from '../strapi';
import { USED_ONCE } from './table';

/**
 * Uses something up, and says whether this was its first use. Of any number of calls at the same moment, in this process
 * or in another one, exactly one gets `true`: the database's unique index decides.
 *
 * Within a transaction the use belongs to it. Rolling back gives it back, and until the transaction ends, others who
 * ask for the same thing wait for its outcome.
 *
 * @param parts what is used up: the id of a token, or everything that makes two messages the same
 * @param expiresAt milliseconds since 1970; from then on it counts as unused again, and its row is erased
 */
export async function spend(
  strapi: Core.Strapi,
  kind: Kind,
  parts: readonly string[],
  expiresAt: number,
): Promise<boolean> {
  const key = usedOnceKey(environment.secrets.commentLink, kind, parts);
  const rows = await withTable(strapi, USED_ONCE, (table) =>
    table
      .insert({ key, expires_at: expiresAt })
      .onConflict('key')
      .merge(['expires_at'])
      .where(`${USED_ONCE.tableName}.expires_at`, '<=', Date.now())
      .returning('id'),
  );
  return rows.length > 0;
}

/** Erases what has expired; nobody can use that any more, or everybody may again. */
export async function forgetExpiredUses(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await withTable(strapi, USED_ONCE, (table) => table.where('expires_at', '<=', now).delete());
}
