import type { Core } from '@strapi/strapi';
import { COMMENT, type Row, rowsOf } from '../strapi';
import type { DocumentContext, Next } from './context';

const READS: readonly string[] = ['findMany', 'count'];

/** Heads of the threads in which the editors have written. */
async function answered(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: null, de_la_redaction: true };
  const answers = await rowsOf(strapi, COMMENT).findMany({ where, populate: ['parent'] });
  return answers.flatMap(({ parent }) => (parent === null ? [] : [String((parent as Row).documentId)]));
}

/**
 * The button “Unanswered” above the list of comments adds `unanswered=true` to the list's address: what visitors asked or
 * said at the head of a thread, that was not refused, and in whose thread the editors have not written.
 */
export async function listUnanswered(
  strapi: Core.Strapi,
  context: DocumentContext,
  next: Next,
): Promise<unknown> {
  const { uid, action } = context;
  if (uid !== COMMENT || !READS.includes(action) || context.params.unanswered === undefined) return next();
  const { unanswered, ...params } = context.params;
  if (unanswered === 'true') {
    const open = {
      documentId: { $notIn: await answered(strapi) },
      parent: { documentId: { $null: true } },
      etat: { $in: ['en_attente', 'approuve'] },
      $or: [{ de_la_redaction: false }, { de_la_redaction: { $null: true } }],
    };
    params.filters = { $and: [params.filters ?? {}, open] };
  }
  context.params = params;
  return next();
}
