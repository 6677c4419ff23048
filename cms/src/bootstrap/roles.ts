import type { Core } from '@strapi/strapi';
import { type Row, rowsOf } from '../strapi';

const ROLE = 'plugin::users-permissions.role';

/** Roles of the site's own users (not of the admin panel); the plugin makes `public` and `authenticated` itself. */
const NEW_ROLES: Record<string, { name: string; description: string }> = {
  editor: { name: 'Éditeur', description: 'Se connecte sur le site pour relire les brouillons' },
};

export async function ensureRole(strapi: Core.Strapi, type: string): Promise<Row> {
  const roles = rowsOf(strapi, ROLE);
  const present = await roles.findOne({ where: { type } });
  if (present !== null) return present;
  const texts = NEW_ROLES[type] ?? { name: type, description: '' };
  return roles.create({ data: { type, ...texts } });
}
