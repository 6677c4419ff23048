import type { Core } from '@strapi/strapi';
import { LOCALES } from '../domain/locales';
import { logOf, type Row, rowsOf } from '../strapi';

const EXPLORER = 'plugin::content-manager.explorer';

/** The roles that Strapi makes for those who write, and what it forgets to give them of what is translated. */
const FORGOTTEN: Readonly<Record<string, readonly string[]>> = {
  'strapi-editor': [`${EXPLORER}.delete`, `${EXPLORER}.publish`],
  'strapi-author': [`${EXPLORER}.delete`],
};

interface ContentType {
  readonly options?: { readonly draftAndPublish?: boolean };
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
}

interface RoleService {
  addPermissions(roleId: number, permissions: readonly Record<string, unknown>[]): Promise<unknown>;
}

/** A permission of something translated that names no language, and so allows nothing. */
function isSilent({ action, subject, properties }: Row, types: Readonly<Record<string, ContentType>>) {
  const isTranslated = types[String(subject)]?.pluginOptions?.i18n?.localized === true;
  const hasLanguages = typeof properties === 'object' && properties !== null && 'locales' in properties;
  return String(action).startsWith(EXPLORER) && isTranslated && !hasLanguages;
}

async function completeRole(strapi: Core.Strapi, code: string, forgotten: readonly string[]): Promise<void> {
  const types = strapi.contentTypes as unknown as Readonly<Record<string, ContentType>>;
  const permissions = rowsOf(strapi, 'admin::permission');
  const present = await permissions.findMany({ where: { role: { code } }, populate: ['role'] });
  const silent = present.filter((row) => isSilent(row, types));
  for (const { id, properties } of silent) {
    const data = { properties: { ...(properties as object), locales: LOCALES } };
    await permissions.update({ where: { id }, data });
  }
  const added = silent
    .filter(({ action }) => action === `${EXPLORER}.update`)
    .flatMap(({ subject, conditions }) =>
      forgotten
        .filter((action) => !action.endsWith('publish') || types[String(subject)]?.options?.draftAndPublish)
        .map((action) => ({
          action,
          subject,
          conditions,
          properties: { locales: LOCALES },
          actionParameters: {},
        })),
    );
  const role = silent[0]?.role as Row | undefined;
  if (role === undefined) return;
  await (strapi.service('admin::role') as unknown as RoleService).addPermissions(role.id, added);
  logOf(strapi, 'permissions')(`role ${code} may work in every language`);
}

/**
 * Lets editors and authors work as Strapi describes their roles: editors write, publish and delete, authors write and delete
 * what they made. Strapi makes their permissions before it knows of languages, and without a language they neither see nor
 * write a word of what is translated. A role that a super admin has saved has its languages, and stays as it is.
 */
export async function giveLanguagesToRoles(strapi: Core.Strapi): Promise<void> {
  for (const [code, forgotten] of Object.entries(FORGOTTEN)) await completeRole(strapi, code, forgotten);
}
