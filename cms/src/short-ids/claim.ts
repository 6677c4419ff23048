import type { Core } from '@strapi/strapi';
import { derivedShortId, isShortId, randomShortId } from '../domain/short-id';
import { rowsOf, withTable } from '../strapi';
import { SHORT_IDS } from './table';

type Claim = {
  uid: string;
  /** Name of the entry in content/. An entry that comes back under this name gets its id back. */
  origin?: string | undefined;
  /** An id that the entry brings along, from another installation. */
  present?: unknown;
  /** The text from which the id is derived; `origin` if left out. Without either, the id is drawn at random. */
  name?: string | undefined;
};

function* candidates({ origin, present, name = origin }: Claim): Generator<string> {
  if (isShortId(present)) yield present;
  for (let attempt = 0; ; attempt++)
    yield name === undefined ? randomShortId() : derivedShortId(name, attempt);
}

/** Of several concurrent claims exactly one gets the id; the database's unique index decides. */
async function take(strapi: Core.Strapi, row: Record<string, unknown>): Promise<boolean> {
  const taken = await withTable(strapi, SHORT_IDS, (table) =>
    table.insert(row).onConflict('short_id').ignore().returning('id'),
  );
  return taken.length > 0;
}

/**
 * Hands out an id that no entry has and none has had. Call it in the transaction that makes the entry, so that a
 * failure gives the id back.
 */
export async function claimShortId(strapi: Core.Strapi, claim: Claim): Promise<string> {
  const registry = rowsOf(strapi, SHORT_IDS.uid);
  const { uid, origin } = claim;
  const known = origin === undefined ? null : await registry.findOne({ where: { origin } });
  if (known?.deleted_at) {
    await registry.update({ where: { id: known.id }, data: { deleted_at: null, document_id: null } });
    return String(known.short_id);
  }
  // An editor's duplicate has the key too, but not the name.
  const own = known === null ? claim : { ...claim, origin: undefined };
  const row = { uid, origin: own.origin ?? null, titles: '{}' };
  for (const id of candidates(own)) if (await take(strapi, { ...row, short_id: id })) return id;
  throw new Error('the candidates for a short id never end');
}
