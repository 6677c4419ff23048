import type { Core } from '@strapi/strapi';
import type { Row } from './rows';

/** What somebody who is logged in to the panel may do, as Strapi leaves it with the request. */
export type PanelAbility = {
  can(action: string, subject?: unknown): boolean;
};

/** What a row has to be populated with: conditions of roles look at who made it. */
export const CREATOR: readonly string[] = ['createdBy', 'createdBy.roles'];

type PermissionService = {
  createPermissionsManager(about: { ability: PanelAbility; action: string; model: string }): {
    toSubject(row: Row): unknown;
  };
};

/** Whether somebody may do something with this row: an Author, for example, with what they made themselves alone. */
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
