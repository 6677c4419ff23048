import type { Core } from '@strapi/strapi';
import {
  assignShortId,
  claimShortId,
  noteTitles,
  originOf,
  retireShortId,
  shortIdOf,
  TITLE_FIELDS,
  titlesIn,
} from '../short-ids';
import { rowsOf } from '../strapi';
import type { DocumentContext, Next } from './context';

const FIELD = 'id_court';

const setField = (context: DocumentContext, shortId: string) => {
  context.params = { ...context.params, data: { ...context.params.data, [FIELD]: shortId } };
};

/** A duplicate has the key of content/ too, and is another entry. */
async function give(strapi: Core.Strapi, context: DocumentContext, next: Next): Promise<unknown> {
  const { uid, action, params } = context;
  const origin = action === 'create' ? originOf(uid, params.data?.import_key) : undefined;
  return strapi.db.transaction(async () => {
    const shortId = await claimShortId(strapi, { uid, origin });
    setField(context, shortId);
    const made = (await next()) as { documentId?: string };
    // Duplicating what is not there makes nothing.
    if (made.documentId !== undefined) await assignShortId(strapi, shortId, made.documentId);
    return made;
  });
}

/** Every write has the id of the entry, whatever came with it: a new language has no other, and nobody changes it. */
async function keep(strapi: Core.Strapi, context: DocumentContext, next: Next): Promise<unknown> {
  const { documentId } = context.params;
  const shortId = documentId === undefined ? undefined : await shortIdOf(strapi, documentId);
  if (shortId !== undefined) setField(context, shortId);
  return next();
}

async function note(strapi: Core.Strapi, { uid, params }: DocumentContext, next: Next): Promise<unknown> {
  const { documentId = '' } = params;
  return strapi.db.transaction(async () => {
    const result = await next();
    const select = ['locale', 'publishedAt', TITLE_FIELDS.get(uid) ?? ''];
    const rows = await rowsOf(strapi, uid).findMany({ where: { documentId }, select });
    await noteTitles(strapi, documentId, titlesIn(uid, rows));
    return result;
  });
}

async function retire(strapi: Core.Strapi, { uid, params }: DocumentContext, next: Next): Promise<unknown> {
  const { documentId = '' } = params;
  return strapi.db.transaction(async () => {
    const result = await next();
    const left = await rowsOf(strapi, uid).count({ where: { documentId } });
    if (left === 0) await retireShortId(strapi, documentId);
    return result;
  });
}

const STEPS: Readonly<Record<string, typeof give>> = {
  create: give,
  clone: give,
  update: keep,
  publish: note,
  delete: retire,
};

/** Gives each entry that links, saved countries and trips can hold its short id, and keeps it for good. */
export async function followShortIds(
  strapi: Core.Strapi,
  context: DocumentContext,
  next: Next,
): Promise<unknown> {
  const step = TITLE_FIELDS.has(context.uid) ? STEPS[context.action] : undefined;
  return step === undefined ? next() : step(strapi, context, next);
}
