import type { Core } from '@strapi/strapi';
import { type Given, useFaults } from '../domain/use-rules';
import { ARTICLE, AUTHOR, documentsOf, EXCURSION, MAP_FEATURE, REGION, type Status } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

type Use = {
  readonly given: Given;
  /** Field with its name. */
  readonly title: string;
  /** Types whose entries are given one, and their field for it. */
  readonly holders: readonly (readonly [uid: string, field: string])[];
};

const USES: Readonly<Record<string, Use>> = {
  [AUTHOR]: { given: 'author', title: 'nom', holders: [[ARTICLE, 'auteur']] },
  [REGION]: {
    given: 'region',
    title: 'titre',
    holders: [
      [ARTICLE, 'region'],
      [EXCURSION, 'region'],
      [MAP_FEATURE, 'region'],
    ],
  },
};

/** A draft keeps what is merely not published; what is deleted is taken from drafts, too. */
const STATUSES: Readonly<Record<string, readonly Status[]>> = {
  unpublish: ['published'],
  delete: ['published', 'draft'],
};

/** Returns the titles of the entries that have it, each once, whether they have it published, in a draft or both. */
async function usersOf(
  strapi: Core.Strapi,
  { holders }: Use,
  { documentId, locale, statuses }: { documentId: string; locale: string; statuses: readonly Status[] },
): Promise<string[]> {
  const titles = new Map<string, string>();
  for (const [uid, field] of holders)
    for (const status of statuses) {
      const selection = { locale, status, fields: ['titre'], filters: { [field]: { documentId } } };
      for (const user of await documentsOf(strapi, uid).findMany(selection))
        titles.set(`${uid} ${user.documentId}`, String(user.titre));
    }
  return [...titles.values()];
}

/** An author or a region that entries have is not taken from them by deleting it. */
export const inUseRule: Rule = async (strapi, { uid, action, params }) => {
  const { documentId } = params;
  const [use, statuses] = [USES[uid], STATUSES[action]];
  if (use === undefined || statuses === undefined || documentId === undefined) return;
  for (const locale of localesOf(params)) {
    const entry = await documentsOf(strapi, uid).findFirst({ locale, filters: { documentId } });
    if (entry === null) continue;
    const users = await usersOf(strapi, use, { documentId, locale, statuses });
    refuseIf(strapi, { title: String(entry[use.title]), locale }, useFaults(use.given, users));
  }
};
