import type { Core } from '@strapi/strapi';
import contract from '../contract/populate.json';
import { fieldFaults, type Fields } from '../domain/field-rules';
import { type Data, documentsOf, hasDrafts } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

const SOURCES = contract as Readonly<Record<string, Data>>;

const fieldsOf = (strapi: Core.Strapi, uid: string): Fields =>
  strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]).attributes;

/** Gives the fields of a component. */
const partsOf = (strapi: Core.Strapi) => {
  const components = strapi.components as unknown as Readonly<Record<string, { attributes: Fields }>>;
  return (component: string): Fields => components[component]?.attributes ?? {};
};

function check(strapi: Core.Strapi, uid: string, locale: string, values: Data): void {
  const [name] = [values.titre, values.pays, values.nom].filter((text) => typeof text === 'string');
  const title = String(name ?? '?');
  refuseIf(strapi, { title, locale }, fieldFaults(fieldsOf(strapi, uid), values, partsOf(strapi)));
}

/**
 * Refuses to publish what no page can show; of a type without drafts it is not saved. Strapi's own rules of a field know no
 * blank text, and of an address its beginning.
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
