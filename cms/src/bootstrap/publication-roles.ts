import type { Core } from '@strapi/strapi';
import { PERMISSIONS } from '../publication/permissions';
import { logOf, rowsOf, storeOf } from '../strapi';

type RoleService = {
  addPermissions(roleId: number, permissions: readonly Record<string, unknown>[]): Promise<unknown>;
};

/**
 * Editors publish, as they always could; super admins may do everything. Done once: afterwards a super admin decides,
 * and what is taken away stays away.
 */
export async function letEditorsPublish(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  if (await own.get('publication-roles')) return;
  const role = await rowsOf(strapi, 'admin::role').findOne({ where: { code: 'strapi-editor' } });
  if (role !== null) {
    const anything = { actionParameters: {}, subject: null, properties: {}, conditions: [] };
    const permissions = Object.values(PERMISSIONS).map((action) => ({ action, ...anything }));
    const roles = strapi.service('admin::role') as unknown as RoleService;
    await roles.addPermissions(role.id, permissions);
    logOf(strapi, 'permissions')('editors may publish');
  }
  await own.set('publication-roles', true);
}
