import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { hasDrafts } from '../strapi';
import type { Action, Grant, PanelRole } from './table';

/** A permission as Strapi stores it. */
export type Permission = {
  readonly action: string;
  readonly subject: string | null;
  readonly properties: { readonly fields?: readonly string[]; readonly locales?: readonly string[] };
  readonly conditions: readonly string[];
  readonly actionParameters: object;
};

type Model = {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
};

type FieldService = {
  /** Paths of fields and of those within components. */
  getNestedFields(model: Model, options: { components: unknown }): string[];
};

type LocalisedService = {
  getLocalizedAttributes(model: Model): string[];
};

const EXPLORER = 'plugin::content-manager.explorer';
/** The actions that Strapi restricts field by field. */
const BY_FIELD: readonly Action[] = ['create', 'read', 'update'];

const modelOf = (strapi: Core.Strapi, uid: string) =>
  (strapi.contentTypes as unknown as Readonly<Record<string, Model>>)[uid];

export const isTranslated = (strapi: Core.Strapi, uid: string): boolean =>
  modelOf(strapi, uid)?.pluginOptions?.i18n?.localized === true;

function fieldsOf(strapi: Core.Strapi, uid: string, grant: Grant): string[] {
  const { translatedOnly = false, withoutFields = [] } = grant;
  const model = modelOf(strapi, uid);
  if (model === undefined) throw new Error(`${uid}: the table of roles names a type that is not there.`);
  const fields = strapi.service('admin::content-type') as unknown as FieldService;
  const all = fields
    .getNestedFields(model, { components: strapi.components })
    .filter((path) => !withoutFields.includes(path));
  if (!translatedOnly) return all;
  const localised = strapi.plugin('i18n').service('content-types') as unknown as LocalisedService;
  const translated = localised.getLocalizedAttributes(model);
  return all.filter((path) => translated.includes(path.split('.')[0] ?? ''));
}

function permission(strapi: Core.Strapi, uid: string, action: Action, grant: Grant): Permission {
  const { locales = LOCALES, conditions = [] } = grant;
  return {
    action: `${EXPLORER}.${action}`,
    subject: uid,
    properties: {
      ...(BY_FIELD.includes(action) && { fields: fieldsOf(strapi, uid, grant) }),
      ...(isTranslated(strapi, uid) && { locales }),
    },
    conditions,
    actionParameters: {},
  };
}

/** All that a role of the table may do, in Strapi's own words. */
export function permissionsOf(strapi: Core.Strapi, { grants, rights }: PanelRole): Permission[] {
  const ofTypes = grants.flatMap((grant) =>
    grant.types.flatMap((uid) =>
      grant.actions
        .filter((action) => action !== 'publish' || hasDrafts(strapi, uid))
        .map((action) => permission(strapi, uid, action, grant)),
    ),
  );
  const others = rights.map(({ action, conditions = [] }) => ({
    action,
    subject: null,
    properties: {},
    conditions,
    actionParameters: {},
  }));
  return [...ofTypes, ...others];
}
