import type { Core } from '@strapi/strapi';

type ConditionProvider = {
  register(condition: { displayName: string; name: string; handler: () => object }): Promise<unknown>;
};

type PermissionService = { readonly conditionProvider: ConditionProvider };

/** Strapi asks whether something may be made before there is anything of it: what is new has no id, another language has. */
export const NOT_THERE_YET = '';

/** Shown under Settings, Roles; the condition TRANSLATION of the table. */
export async function registerTranslationCondition(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = strapi.service('admin::permission') as unknown as PermissionService;
  await conditionProvider.register({
    displayName: 'Translates what is there / Traduit ce qui existe',
    name: 'translates-what-is-there',
    handler: () => ({ documentId: { $ne: NOT_THERE_YET } }),
  });
}
