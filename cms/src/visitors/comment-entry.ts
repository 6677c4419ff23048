import type { Core } from '@strapi/strapi';
import type { Locale } from '../domain/locales';
import { COMMENT, documentsOf, type Entry } from '../strapi';

/** A comment with what belongs to it. Its draft is the source of truth: published versions come and go. */
export type CommentEntry = {
  documentId: string;
  comment: string;
  name: string;
  email: string | undefined;
  locale: Locale;
  state: 'en_attente' | 'approuve' | 'refuse' | 'indesirable';
  subscription: 'aucun' | 'demande' | 'confirme' | 'termine';
  wantsReplies: boolean;
  nonce: string | undefined;
  announced: boolean;
  articleId: string | undefined;
  parentId: string | undefined;
};

const POPULATE = { article: { fields: ['documentId'] }, parent: { fields: ['documentId'] } };

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

export function readComment(entry: Entry): CommentEntry {
  return {
    documentId: entry.documentId,
    comment: String(entry.texte),
    name: String(entry.nom),
    email: textOf(entry.email),
    locale: entry.langue as Locale,
    state: entry.etat as CommentEntry['state'],
    subscription: (entry.abonnement ?? 'aucun') as CommentEntry['subscription'],
    wantsReplies: entry.prevenir_reponses === true,
    nonce: textOf(entry.jeton_moderation),
    announced: entry.reponse_annoncee_le !== null,
    articleId: (entry.article as Entry | null)?.documentId,
    parentId: (entry.parent as Entry | null)?.documentId,
  };
}

export async function findComment(
  strapi: Core.Strapi,
  documentId: string,
): Promise<CommentEntry | undefined> {
  const filters = { documentId };
  const entry = await documentsOf(strapi, COMMENT).findFirst({
    status: 'draft',
    filters,
    populate: POPULATE,
  });
  return entry === null ? undefined : readComment(entry);
}

export async function findComments(
  strapi: Core.Strapi,
  filters: Record<string, unknown>,
): Promise<CommentEntry[]> {
  const entries = await documentsOf(strapi, COMMENT).findMany({
    status: 'draft',
    filters,
    populate: POPULATE,
  });
  return entries.map(readComment);
}

export async function isPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const published = await documentsOf(strapi, COMMENT).count({
    status: 'published',
    filters: { documentId },
  });
  return published > 0;
}
