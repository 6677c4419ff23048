import type { Core } from '@strapi/strapi';
import { documentsOf, type Entry, logOf, type Mail, OUTGOING_MAIL, sendMail } from '../strapi';

const MINUTE = 60_000;
/** After a week of trying, whoever the mail was for has given up as well. */
const MOST_ATTEMPTS = 40;
const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** Mails are stored with what they are about, and sent afterwards: a mail server that is down loses none. */
export async function enqueue(strapi: Core.Strapi, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) {
    const data = { to: mail.to, mail: JSON.stringify(mail), attempts: 0, next_try: new Date() };
    await documentsOf(strapi, OUTGOING_MAIL).create({ data });
  }
}

/** @example pauseAfter(1) → a minute, pauseAfter(3) → four minutes, never more than six hours */
export const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_PAUSE);

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

async function sendDue(strapi: Core.Strapi): Promise<void> {
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  const filters = { next_try: { $lte: new Date() } };
  const due = await outbox.findMany({ filters, sort: 'createdAt:asc', limit: 50 });
  for (const waiting of due) {
    try {
      await sendMail(strapi, JSON.parse(String(waiting.mail)) as Mail);
      await outbox.delete({ documentId: waiting.documentId });
    } catch (error) {
      await postpone(strapi, waiting, error);
    }
  }
}

let running: Promise<void> | undefined;
let isWanted = false;

async function untilQuiet(strapi: Core.Strapi): Promise<void> {
  do {
    isWanted = false;
    await sendDue(strapi);
  } while (isWanted);
}

/** Sends what is due, one mail at a time; whoever asks meanwhile is served by the same run. */
export function deliver(strapi: Core.Strapi): Promise<void> {
  isWanted = true;
  running ??= untilQuiet(strapi)
    .catch((error: unknown) => {
      logOf(strapi, 'mail')(`the outbox cannot be read: ${String(error)}`);
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Tries everything that waits at once: a start often follows the mending of what was wrong. */
export async function retryAll(strapi: Core.Strapi): Promise<void> {
  const outbox = documentsOf(strapi, OUTGOING_MAIL);
  for (const { documentId } of await outbox.findMany({}))
    await outbox.update({ documentId, data: { next_try: new Date() } });
  await deliver(strapi);
}
