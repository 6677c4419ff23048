import { AsyncResource } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import {
  documentsOf,
  type Entry,
  isServer,
  logOf,
  type Mail,
  OUTGOING_MAIL,
  rowsOf,
  sendMail,
} from '../strapi';

const MINUTE = 60_000;
/** After a week of attempts a mail is of no use to its reader. */
const MOST_ATTEMPTS = 40;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const AT_ONCE = 50;

/** Mails that were sent but could not be removed from the outbox, because the database went away. */
const sent = new Set<string>();

/** @example pauseAfter(1) → a minute, pauseAfter(3) → four minutes, never more than six hours */
const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_PAUSE);

async function postpone(strapi: Core.Strapi, waiting: Entry, error: unknown): Promise<void> {
  const attempts = Number(waiting.attempts) + 1;
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200);
  strapi.log.warn(`mail: attempt ${String(attempts)} failed: ${reason}`);
  const { documentId } = waiting;
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  if (attempts >= MOST_ATTEMPTS) {
    strapi.log.error('mail: given up on one mail; see the warnings before');
    await outbox.delete({ documentId });
    return;
  }
  const next_try = new Date(Date.now() + pauseAfter(attempts));
  await outbox.update({ documentId, data: { attempts, next_try, last_error: reason } });
}

async function sendOne(strapi: Core.Strapi, waiting: Entry): Promise<void> {
  const { documentId } = waiting;
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  if (!sent.has(documentId)) {
    // Its author may have withdrawn it while other mails were being sent.
    if ((await outbox.count({ filters: { documentId } })) === 0) return;
    try {
      await sendMail(strapi, JSON.parse(String(waiting.mail)) as Mail);
    } catch (error) {
      await postpone(strapi, waiting, error);
      return;
    }
    sent.add(documentId);
  }
  await outbox.delete({ documentId });
  sent.delete(documentId);
}

/** @returns whether there may be more */
async function sendDue(strapi: Core.Strapi): Promise<boolean> {
  const filters = { next_try: { $lte: new Date() } };
  const due = await documentsOf(strapi, OUTGOING_MAIL).findMany({
    filters,
    sort: 'createdAt:asc',
    limit: AT_ONCE,
  });
  for (const waiting of due) await sendOne(strapi, waiting);
  return due.length === AT_ONCE;
}

let running: Promise<void> | undefined;
let isWanted = false;

async function untilQuiet(strapi: Core.Strapi): Promise<void> {
  do {
    isWanted = false;
    if (await sendDue(strapi)) isWanted = true;
  } while (isWanted);
}

/** Runs outside the transaction that the caller may be in: sending must not be part of it. */
const outside = new AsyncResource('outbox');

/**
 * Sends what is due, one mail at a time; whoever asks meanwhile is served by the same run. A process that does not
 * serve (seeding) leaves its mails to the one that does: it may end in the middle of one.
 */
export function deliver(strapi: Core.Strapi): Promise<void> {
  if (!isServer) return Promise.resolve();
  isWanted = true;
  running ??= outside
    .runInAsyncScope(untilQuiet, undefined, strapi)
    .catch((error: unknown) => {
      logOf(strapi, 'mail')(`the outbox cannot be read: ${String(error)}`);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Retries all waiting mails now: a restart often means that the mail server was repaired. */
export async function retryAll(strapi: Core.Strapi): Promise<void> {
  await rowsOf(strapi, OUTGOING_MAIL).updateMany({ where: {}, data: { next_try: new Date() } });
  await deliver(strapi);
}
