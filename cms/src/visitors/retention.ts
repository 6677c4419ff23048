import type { Core } from '@strapi/strapi';
import { type Count, isSameNight, type Objection, objectionTo, portionOf } from '../domain/retention';
import { enqueue } from '../mail/outbox';
import { logOf } from '../strapi';
import { retentionMails } from './retention-mail';
import { lastRun, readRetention, writeRetention } from './retention-state';
import { whatIsOld } from './what-is-old';

/** Notes how it went, and tells the moderators once of a doubt: the next nights have nothing new to tell. */
async function note(
  strapi: Core.Strapi,
  last: Date | undefined,
  objection: Objection | undefined,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const state = await readRetention(strapi);
    await writeRetention(strapi, {
      ...(last && { last: last.toISOString() }),
      ...(objection && { objection }),
    });
    if (objection && state.objection?.kind !== objection.kind)
      await enqueue(strapi, retentionMails(objection), []);
  });
}

/** @param isSure erases everything that is old at once */
async function erase(strapi: Core.Strapi, now: Date, isSure: boolean): Promise<void> {
  let erased = 0;
  for (const old of whatIsOld(strapi, now)) {
    const count = await old.count();
    const most = isSure ? count.going : portionOf(count);
    if (most > 0) erased += await old.erase(most);
  }
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
 * Erases what has been kept for as long as was promised: at one time a fifth of a kind, the rest in the next nights. Run every
 * night, and at every start.
 * @param isSure erases all at once and despite any doubt, because an operator has confirmed it
 */
export async function enforceRetention(
  strapi: Core.Strapi,
  { now = new Date(), isSure = false } = {},
): Promise<void> {
  const { objection, last } = await foresee(strapi, now);
  const state = await readRetention(strapi);
  if (!isSure && objection && objection.kind !== 'loss') {
    strapi.log.warn(`retention: nothing is erased: ${objection.message.en}; see docs/production.md`);
    // What is written from now on bears the date of a wrong clock: the last run stays what the clock is held against.
    return note(strapi, last, objection);
  }
  const hasWaiting = state.objection?.kind === 'loss' && last !== undefined;
  if (!isSure && hasWaiting && isSameNight(now, last)) return undefined;
  await erase(strapi, now, isSure);
  return note(strapi, now, isSure ? undefined : objection);
}
