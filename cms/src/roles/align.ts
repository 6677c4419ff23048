import type { Core } from '@strapi/strapi';
import { logOf, type Row, rowsOf } from '../strapi';
import { keeperOf, noteKeeper } from './kept';
import { isTranslated, type Permission, permissionsOf } from './permissions';
import { PANEL_ROLES, type PanelRole } from './table';

const ROLE = 'admin::role';

type RoleService = {
  create(role: { code: string; name: string; description: string }): Promise<Row>;
  /** Adds what is missing, takes away what is too much, and leaves the rest. */
  assignPermissions(roleId: number, permissions: readonly Permission[]): Promise<unknown>;
};

/**
 * Checks whether a role is as Strapi made it. Strapi makes roles before it knows of languages, and without a language
 * nobody sees or writes a word of what is translated. Whoever saved the role since then chose some.
 */
async function isAsStrapiMadeIt(strapi: Core.Strapi, code: string): Promise<boolean> {
  const permissions = await rowsOf(strapi, 'admin::permission').findMany({ where: { role: { code } } });
  return permissions.every(({ subject, properties }) => {
    const chosen = typeof properties === 'object' && properties !== null && 'locales' in properties;
    return !chosen || !isTranslated(strapi, String(subject));
  });
}

async function alignRole(strapi: Core.Strapi, role: PanelRole): Promise<void> {
  const { code, name = code, description = '' } = role;
  const roles = strapi.service(ROLE) as unknown as RoleService;
  const present = await rowsOf(strapi, ROLE).findOne({ where: { code } });
  const keeper = present === null ? undefined : await keeperOf(strapi, code);
  if (keeper === 'administrator') return;
  if (present !== null && keeper === undefined && !(await isAsStrapiMadeIt(strapi, code))) {
    await noteKeeper(strapi, code, 'administrator');
    return;
  }
  const { id } = present ?? (await roles.create({ code, name, description }));
  await roles.assignPermissions(id, permissionsOf(strapi, role));
  if (keeper !== 'code') logOf(strapi, 'permissions')(`role ${code} of the panel may do what the code says`);
  await noteKeeper(strapi, code, 'code');
}

/**
 * Makes the roles of those who write, and keeps them: editors, authors, translators and moderators may do what the table
 * says, and a new field is theirs with the release that brings it. A role that an administrator saved stays as it is.
 */
export async function alignPanelRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of PANEL_ROLES) await alignRole(strapi, role);
}
