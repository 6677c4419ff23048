import type { Core } from '@strapi/strapi';
import type { Message } from '../domain/message';
import { readRetention } from '../visitors/retention-state';

/** Reads what editors should know about the CMS besides publishing, for the status pages. */
export async function readNotices(strapi: Core.Strapi): Promise<Message[]> {
  const { objection } = await readRetention(strapi);
  if (objection === undefined) return [];
  const { fr, en } = objection.message;
  if (objection.kind === 'loss')
    return [
      {
        fr: `L’effacement des données anciennes prend plusieurs nuits\u00a0: ${fr}.`,
        en: `Erasing old data takes several nights: ${en}.`,
      },
    ];
  return [
    {
      fr: `L’effacement des données anciennes est suspendu\u00a0: ${fr}. Rien n’a été effacé.`,
      en: `Erasing old data is on hold: ${en}. Nothing was erased.`,
    },
  ];
}
