import type { Core } from '@strapi/strapi';
import { differences } from '../domain/differences';
import { logOf, rowsOf } from '../strapi';
import { ensureRole } from './roles';

const ACCOUNT = 'plugin::users-permissions';

/** Anonymous or logged in, visitors write, and read nothing of what is written (DECISIONS 11). */
const WRITE = [
  'api::contact-message.contact-message.create',
  'api::comment.comment.create',
  'api::comment.comment.report',
  'api::comment.comment.token',
  'api::visitor-link.my-data.ask',
];

const OWN_ACCOUNT = [`${ACCOUNT}.user.me`, `${ACCOUNT}.auth.changePassword`, `${ACCOUNT}.auth.logout`];

/**
 * Actions that each kind of visitor may call, and no others. This list is the truth: a permission added in the admin
 * panel is taken away at the next start, because a `find` for visitors would show drafts and unmoderated comments.
 */
const ALLOWED: Record<string, readonly string[]> = {
  public: [`${ACCOUNT}.auth.callback`, ...WRITE],
  editor: [...OWN_ACCOUNT, ...WRITE],
  authenticated: [...OWN_ACCOUNT, ...WRITE],
};

async function alignRole(strapi: Core.Strapi, type: string, wanted: readonly string[]): Promise<void> {
  const role = await ensureRole(strapi, type);
  const permissions = rowsOf(strapi, `${ACCOUNT}.permission`);
  const present = await permissions.findMany({ where: { role: { id: role.id } } });
  const { missing, superfluous } = differences(
    wanted,
    present.map((permission) => String(permission.action)),
  );
  for (const action of missing) await permissions.create({ data: { action, role: role.id } });
  for (const { id, action } of present) {
    if (superfluous.includes(String(action))) await permissions.delete({ where: { id } });
  }
  const changes = missing.length + superfluous.length;
  if (changes > 0) logOf(strapi, 'permissions')(`role ${type} now has ${wanted.length.toString()}`);
}

export async function alignPermissions(strapi: Core.Strapi): Promise<void> {
  for (const [type, wanted] of Object.entries(ALLOWED)) await alignRole(strapi, type, wanted);
}
