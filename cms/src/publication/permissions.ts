import type { Core } from '@strapi/strapi';
import type { Rights } from '../domain/ticket';

/** Permissions of the admin panel that give rights on the publisher's pages; each includes the one before. */
export const PERMISSIONS: Readonly<Record<Rights, string>> = {
  look: 'api::publication.look',
  publish: 'api::publication.publish',
};

/** The permissions of whoever asks, as Strapi knows them. */
export type Ability = {
  can(action: string): boolean;
};

type ActionProvider = {
  registerMany(actions: readonly Record<string, string>[]): Promise<void>;
};

type PermissionService = {
  actionProvider: ActionProvider;
};

const action = (uid: string, displayName: string) => ({
  section: 'settings',
  category: 'Publication',
  subCategory: 'general',
  uid,
  displayName,
});

/** Shown under Settings, Roles, where a super admin gives and takes them. */
export async function registerPublicationPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as PermissionService;
  await actionProvider.registerMany([
    action('publication.look', 'Look at the log and the report / Voir le journal et le rapport'),
    action('publication.publish', 'Publish, approve and go back / Publier, approuver, revenir en arrière'),
  ]);
}

/** @returns undefined when the publisher's pages are closed to this user */
export function rightsOf(ability: Ability): Rights | undefined {
  if (ability.can(PERMISSIONS.publish)) return 'publish';
  return ability.can(PERMISSIONS.look) ? 'look' : undefined;
}
