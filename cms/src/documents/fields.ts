import type { Core } from '@strapi/strapi';
import contract from '../contract/populate.json';
import { fieldFaults, type Known } from '../domain/field-rules';
import { FORMS } from '../panel/forms';
import { type Data, documentsOf, hasDrafts } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

const SOURCES = contract as Readonly<Record<string, Data>>;

const known = (strapi: Core.Strapi): Known => ({
  fieldsOf: (uid) => strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]).attributes,
  labelOf: (uid, name) => FORMS[uid]?.words[name]?.label ?? { fr: name, en: name },
});

function check(strapi: Core.Strapi, uid: string, locale: string, values: Data): void {
  const [name] = [values.titre, values.pays, values.nom].filter((text) => typeof text === 'string');
  const title = String(name ?? '?');
  refuseIf(strapi, { title, locale }, fieldFaults(uid, values, known(strapi)));
}

/**
 * Refuses to publish what no page can show; of a type without drafts it is not saved. Strapi's own rules of a field know no
 * blank text, of an address its beginning, and tell of a pattern nothing but the pattern.
 */
export const fieldRule: Rule = async (strapi, { uid, action, params }) => {
  const { data, documentId } = params;
  const populate = SOURCES[uid];
  if (populate === undefined) return;
  if (data && !hasDrafts(strapi, uid)) check(strapi, uid, localesOf(params).join(), data);
  if (action !== 'publish' || documentId === undefined) return;
  for (const locale of localesOf(params)) {
    const filters = { documentId };
    const draft = await documentsOf(strapi, uid).findFirst({ locale, status: 'draft', filters, populate });
    if (draft) check(strapi, uid, locale, draft);
  }
};
