import type { Core } from '@strapi/strapi';
import contract from '../../../contract/populate.json';
import { readLiveSnapshots } from '../../../snapshots';
import type { HttpContext } from '../../../strapi';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The versions of an entry that went live: `/api/snapshots/{documentId}?kind=article&locale=fr`. */
  async find(context: HttpContext) {
    const { kind, locale } = context.query;
    const uid = `api::${String(kind)}.${String(kind)}`;
    const documentId = context.params.id ?? '';
    const isKnown = Object.hasOwn(contract, uid) && typeof locale === 'string';
    const data = isKnown ? await readLiveSnapshots(strapi, { uid, documentId, locale }) : [];
    if (data.length === 0) context.status = 404;
    else context.body = { data };
  },
});
