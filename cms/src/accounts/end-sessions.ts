import type { Core } from '@strapi/strapi';
import { ADMIN_USER, type SessionOrigin, sessionsOf, SITE_USER } from '../strapi';

const ORIGINS: Readonly<Record<string, SessionOrigin>> = {
  [SITE_USER]: 'users-permissions',
  [ADMIN_USER]: 'admin',
};

type Change = {
  password?: unknown;
  /** Set for users of the site. */
  blocked?: unknown;
  /** Set for users of the admin. */
  isActive?: unknown;
};

const endsSessions = ({ password, blocked, isActive }: Change): boolean =>
  typeof password === 'string' || blocked === true || isActive === false;

/**
 * A new password and a block end every session of the account, in the same transaction and whichever way they came: by
 * the account's holder, by an administrator, by a reset. Strapi does so for some of these ways alone.
 */
export function endSessionsWithAccess(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: Object.keys(ORIGINS),
    async afterUpdate({ model, params, result }) {
      const origin = ORIGINS[model.uid];
      const { id } = (result ?? {}) as { id?: number };
      if (origin === undefined || id === undefined || !endsSessions(params.data as Change)) return;
      await sessionsOf(strapi, origin).invalidateRefreshToken(String(id));
    },
  });
}
