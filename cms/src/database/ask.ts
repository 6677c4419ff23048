import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { askSqlite } from './sqlite';

/** Milliseconds after which a database that has not answered counts as away. */
const PATIENCE = 2_000;

const NO_ANSWER = `no answer within ${String(PATIENCE / 1000)} s`;

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message);
};

/** @returns what is wrong with the database, in a few words without addresses or names, or undefined */
async function question(strapi: Core.Strapi): Promise<string | undefined> {
  try {
    if (environment.database.client === 'sqlite') askSqlite();
    else await strapi.db.connection.raw('select 1');
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

let asked: Promise<string | undefined> | undefined;
let known: string | undefined;

/** Logs only when the answer changes. */
function note(strapi: Core.Strapi, trouble: string | undefined): string | undefined {
  if (trouble !== known) strapi.log.warn(`database: ${trouble === undefined ? 'answers again' : trouble}`);
  known = trouble;
  return trouble;
}

/**
 * Asks the database whether it answers. Concurrent callers share one query, so that a flood of health checks takes a
 * single connection.
 * @returns why it does not, or undefined when all is well
 */
export async function askDatabase(strapi: Core.Strapi): Promise<string | undefined> {
  asked ??= question(strapi).finally(() => {
    asked = undefined;
  });
  const isOver = new AbortController();
  const late = pause(PATIENCE, NO_ANSWER, { signal: isOver.signal }).catch(() => undefined);
  const trouble = await Promise.race([asked, late]);
  isOver.abort();
  return note(strapi, trouble);
}
