import type { Core } from '@strapi/strapi';
import { fold } from '../domain/fold';
import { hasDrafts, type Row, rowsOf } from '../strapi';
import type { DocumentContext, Next } from './context';

const READS: readonly string[] = ['findMany', 'findFirst', 'count'];
const TEXTS: readonly string[] = ['string', 'text', 'richtext', 'uid', 'email', 'enumeration'];

type Attributes = Record<string, { type: string; searchable?: boolean }>;

function textsOf(strapi: Core.Strapi, uid: string): string[] {
  const { attributes } = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]) as {
    attributes: Attributes;
  };
  return Object.entries(attributes)
    .filter(([, { type, searchable }]) => TEXTS.includes(type) && searchable !== false)
    .map(([name]) => name);
}

/** Ids of the rows that hold the words, whatever their capitals and accents: in either database, LIKE minds accents. */
async function matching(
  strapi: Core.Strapi,
  { uid, params }: DocumentContext,
  words: string,
): Promise<number[]> {
  const fields = textsOf(strapi, uid);
  const { locale, status } = params;
  const where = {
    ...(typeof locale === 'string' && locale !== '*' && fields.includes('locale') && { locale }),
    ...(hasDrafts(strapi, uid) && { publishedAt: { [status === 'published' ? '$notNull' : '$null']: true } }),
  };
  const rows = await rowsOf(strapi, uid).findMany({ where, select: ['id', ...fields] });
  const holds = (row: Row) =>
    fields.some((field) => typeof row[field] === 'string' && fold(row[field]).includes(words));
  return rows.filter(holds).map(({ id }) => id);
}

/** The search above a list of the panel finds “école” for “ecole”, and the other way round. */
export async function searchWithoutAccents(
  strapi: Core.Strapi,
  context: DocumentContext,
  next: Next,
): Promise<unknown> {
  const { _q: wanted, ...params } = context.params;
  const words = typeof wanted === 'string' ? fold(wanted.trim()) : '';
  if (words === '' || !READS.includes(context.action)) return next();
  const id = { $in: await matching(strapi, context, words) };
  context.params = { ...params, filters: { $and: [params.filters ?? {}, { id }] } };
  return next();
}
