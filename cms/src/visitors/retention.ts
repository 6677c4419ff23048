import type { Core } from '@strapi/strapi';
import { type Count, type Objection, objectionTo } from '../domain/retention';
import { enqueue } from '../mail/outbox';
import { logOf } from '../strapi';
import { retentionMails } from './retention-mail';
import { lastRun, readRetention, writeRetention } from './retention-state';
import { type Old, whatIsOld } from './what-is-old';

/**
 * Erases nothing, and says so once: the next nights have nothing new to tell.
 * @param last stays what the clock is held against; what is written from now on bears the date of a wrong clock
 */
async function hold(strapi: Core.Strapi, objection: Objection, last: Date | undefined): Promise<void> {
  strapi.log.warn(`retention: nothing is erased: ${objection.message.en}; see docs/production.md`);
  await strapi.db.transaction(async () => {
    const state = await readRetention(strapi);
    await writeRetention(strapi, { ...(last && { last: last.toISOString() }), objection });
    if (state.objection?.kind !== objection.kind) await enqueue(strapi, retentionMails(objection), []);
  });
}

async function erase(strapi: Core.Strapi, old: readonly Old[], now: Date): Promise<void> {
  let erased = 0;
  for (const one of old) erased += await one.erase();
  await writeRetention(strapi, { last: now.toISOString() });
  if (erased > 0) logOf(strapi, 'retention')(`erased ${String(erased)} entries and addresses`);
}

type Foresight = {
  counts: Count[];
  last: Date | undefined;
  objection: Objection | undefined;
};

/** Counts what retention would erase now, and gives the reason why it would refuse to. */
export async function foresee(strapi: Core.Strapi, now: Date): Promise<Foresight> {
  const counts: Count[] = [];
  for (const one of whatIsOld(strapi, now)) counts.push(await one.count());
  const last = await lastRun(strapi, await readRetention(strapi));
  return { counts, last, objection: objectionTo(now, last, counts) };
}

/**
 * Erases what has been kept for as long as was promised. Run every night, and at every start.
 * @param isSure erases despite any doubt, because an operator has confirmed it
 */
export async function enforceRetention(
  strapi: Core.Strapi,
  { now = new Date(), isSure = false } = {},
): Promise<void> {
  const { objection, last } = await foresee(strapi, now);
  if (objection && !isSure) await hold(strapi, objection, last);
  else await erase(strapi, whatIsOld(strapi, now), now);
}
