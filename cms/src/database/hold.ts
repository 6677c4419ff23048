import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { isServer, logOf } from '../strapi';
import type { Lock } from './lock';
import { PostgresLock } from './postgres-lock';
import { SqliteLock } from './sqlite-lock';

/** Milliseconds in which the CMS before may end: a restart can overlap. */
const PATIENCE = 10_000;
const PAUSE = 250;

/** @returns whether the lock was obtained */
async function takeWithin(lock: Lock, patience: number): Promise<boolean> {
  const start = performance.now();
  while (!(await lock.take())) {
    if (performance.now() - start > patience) return false;
    await pause(PAUSE);
  }
  return true;
}

const refusal = async (lock: Lock): Promise<string> =>
  `Another CMS works on ${await lock.holder()}. One is enough: two would do every nightly work twice, and neither ` +
  'knows how much the other has taken from a visitor. Stop it first.';

/**
 * Takes the lock again after its connection has ended, for as long as that needs: while the database is away nobody
 * else can take it. Should another CMS be quicker, this one is the second, and ends.
 */
async function regain(strapi: Core.Strapi, lock: Lock): Promise<void> {
  const log = logOf(strapi, 'database');
  log('the connection that holds our lock has ended; taking the lock again');
  for (;;) {
    try {
      if (await takeWithin(lock, PATIENCE)) break;
      strapi.stopWithError(new Error(await refusal(lock)));
    } catch {
      // The database is away; whatever needs it reports that itself.
    }
    await pause(PAUSE);
  }
  log('we have our lock again');
}

function makeLock(strapi: Core.Strapi): Lock {
  if (environment.database.client === 'sqlite') return new SqliteLock(environment.dataFolder);
  const settings = strapi.config.get<Record<string, unknown>>('database.connection.connection');
  const lock: Lock = new PostgresLock(settings, () => void regain(strapi, lock));
  return lock;
}

/**
 * Makes sure that one CMS serves from a database, before anything is written there: limits, used tokens and waiting
 * mails are kept as if there were no other.
 * @throws Error when another one does, and does not end within a few seconds
 */
export async function holdDatabase(strapi: Core.Strapi): Promise<void> {
  if (!isServer) return;
  const lock = makeLock(strapi);
  if (!(await takeWithin(lock, PATIENCE))) throw new Error(await refusal(lock));
}
