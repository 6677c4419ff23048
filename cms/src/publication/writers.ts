import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { SOURCES } from '../entries/report-sources';
import { type Row, rowsOf } from '../strapi';

export type EntryOfProblem = { readonly kind: string; readonly documentId: string; readonly locale?: string };

/** The address of whoever last changed what is published of an entry, if that account still works here. */
async function writerOf(
  strapi: Core.Strapi,
  { kind, documentId, locale }: EntryOfProblem,
): Promise<string | undefined> {
  const uid = SOURCES.map((source) => source.uid).find((one) => one.endsWith(`.${kind}`));
  if (uid === undefined) return undefined;
  const where = { documentId, publishedAt: { $notNull: true }, ...(locale !== undefined && { locale }) };
  const row = await rowsOf(strapi, uid).findOne({ where, populate: ['updatedBy'] });
  const { email, isActive, blocked } = (row?.updatedBy ?? {}) as Partial<Row>;
  return typeof email === 'string' && isActive === true && blocked !== true ? email : undefined;
}

/**
 * Finds who else than the moderators is to hear of problems with entries.
 * @returns the problems of each, by address
 */
export async function problemsByWriter<P extends { readonly entry?: EntryOfProblem | undefined }>(
  strapi: Core.Strapi,
  problems: readonly P[],
): Promise<Map<string, P[]>> {
  const moderators = new Set(environment.mail.moderators.map((address) => address.toLowerCase()));
  const found = new Map<string, P[]>();
  for (const problem of problems) {
    const writer = problem.entry && (await writerOf(strapi, problem.entry));
    if (writer === undefined || moderators.has(writer.toLowerCase())) continue;
    found.set(writer, [...(found.get(writer) ?? []), problem]);
  }
  return found;
}
