import type { Core } from '@strapi/strapi';
import { ARTICLE, COMMENT, documentsOf, storeOf } from '../../strapi';
import type { Item } from '../catalogue/types';
import type { CommentFacts } from '../schema/comments';
import { Tally } from './tally';

const SEEDED = 'seeded-comments';

type Comments = readonly Item<CommentFacts>[];

async function documentIdOf(strapi: Core.Strapi, uid: string, key: string, locale?: string): Promise<string> {
  const filters = { import_key: key };
  const entry = await documentsOf(strapi, uid).findFirst({
    status: 'draft',
    filters,
    ...(locale && { locale }),
  });
  if (entry === null) throw new Error(`seed: no ${uid} "${key}"`);
  return entry.documentId;
}

async function create(strapi: Core.Strapi, facts: CommentFacts): Promise<void> {
  const { key, article, langue, nom, texte, etat, ecrit_le, reponse_a, de_la_redaction = false } = facts;
  const comments = documentsOf(strapi, COMMENT);
  const data = {
    ...{ nom, texte, langue, ecrit_le, de_la_redaction, import_key: key },
    ...{ etat: 'en_attente', abonnement: 'aucun' },
    article: { documentId: await documentIdOf(strapi, ARTICLE, article, langue), locale: langue },
    parent: reponse_a === undefined ? null : await documentIdOf(strapi, COMMENT, reponse_a),
  };
  const { documentId } = await comments.create({ status: 'draft', data });
  if (etat === 'approuve') await comments.publish({ documentId });
  else if (etat !== 'en_attente') {
    const motif_refus = 'commentaire de démonstration';
    await comments.update({ documentId, data: { etat, motif_refus } });
  }
}

/**
 * Comments are brought in once: from then on they are the moderators' matter, and one that they erase stays away. Heads
 * of threads come before their answers.
 */
export async function seedComments(strapi: Core.Strapi, comments: Comments): Promise<Tally> {
  const store = storeOf(strapi, 'api', 'grand-large');
  const seeded = new Set((await store.get(SEEDED)) as string[] | null);
  const tally = new Tally();
  const heads = comments.filter(({ value }) => value.reponse_a === undefined);
  const answers = comments.filter(({ value }) => value.reponse_a !== undefined);
  for (const { key, value } of [...heads, ...answers]) {
    const name = `comment ${key}`;
    if (seeded.has(key)) tally.add('unchanged', name);
    else {
      await create(strapi, value);
      seeded.add(key);
      await store.set(SEEDED, [...seeded]);
      tally.add('created', name);
    }
  }
  return tally;
}
