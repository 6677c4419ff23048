import type { Core } from '@strapi/strapi';
import { type Row, rowsOf } from './rows';

/** Rights of somebody who is logged in to the panel, as Strapi leaves them with the request. */
export type PanelAbility = {
  can(action: string, subject?: unknown): boolean;
};

/** Relations that a row has to be populated with: conditions of roles look at who made it. */
export const CREATOR: readonly string[] = ['createdBy', 'createdBy.roles'];

type PermissionService = {
  createPermissionsManager(about: { ability: PanelAbility; action: string; model: string }): {
    toSubject(row: Row): unknown;
  };
};

/** Checks whether somebody may do something with this row: an Author, for example, only with what they made. */
export function mayWith(
  strapi: Core.Strapi,
  ability: PanelAbility,
  action: string,
  [model, row]: readonly [uid: string, row: Row],
): boolean {
  const permissions = strapi.service('admin::permission') as unknown as PermissionService;
  const manager = permissions.createPermissionsManager({ ability, action, model });
  return ability.can(action, manager.toSubject(row));
}

const READ = 'plugin::content-manager.explorer.read';

/** Checks whether somebody may read any version of an entry in the panel. */
export async function mayReadEntry(
  strapi: Core.Strapi,
  ability: PanelAbility,
  uid: string,
  documentId: string,
): Promise<boolean> {
  const versions = await rowsOf(strapi, uid).findMany({ where: { documentId }, populate: CREATOR });
  return versions.some((version) => mayWith(strapi, ability, READ, [uid, version]));
}
