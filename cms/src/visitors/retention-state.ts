import type { Core } from '@strapi/strapi';
import type { Objection } from '../domain/retention';
import {
  ARTICLE,
  COMMENT,
  CONTACT_MESSAGE,
  COUNTRY,
  FILE,
  REPORT,
  rowsOf,
  STATIC_PAGE,
  storeOf,
} from '../strapi';

/** The state that retention keeps from one run to the next. */
export type RetentionState = {
  /** Time at which it last erased what was old, or found nothing. */
  last?: string;
  /** Reason why it has erased nothing since; the moderators have been told. */
  objection?: Objection;
};

const KEY = 'retention';
/** Tables that change whenever people work in the CMS. */
const SIGNS_OF_LIFE = [COMMENT, CONTACT_MESSAGE, REPORT, ARTICLE, COUNTRY, STATIC_PAGE, FILE];

export async function readRetention(strapi: Core.Strapi): Promise<RetentionState> {
  return (await storeOf(strapi, 'api', 'grand-large').get(KEY)) ?? {};
}

export async function writeRetention(strapi: Core.Strapi, state: RetentionState): Promise<void> {
  await storeOf(strapi, 'api', 'grand-large').set(KEY, state);
}

async function newestDate(strapi: Core.Strapi): Promise<Date | undefined> {
  const dates: number[] = [];
  for (const uid of SIGNS_OF_LIFE) {
    const order = { orderBy: { updatedAt: 'desc' }, limit: 1 } as const;
    const [newest] = await rowsOf(strapi, uid).findMany({ select: ['updatedAt'], ...order });
    if (newest) dates.push(new Date(newest.updatedAt as string).getTime());
  }
  return dates.length > 0 ? new Date(Math.max(...dates)) : undefined;
}

/** When retention was kept last. A database that has never known it has its own dates to hold the clock against. */
export async function lastRun(strapi: Core.Strapi, { last }: RetentionState): Promise<Date | undefined> {
  return last === undefined ? newestDate(strapi) : new Date(last);
}
