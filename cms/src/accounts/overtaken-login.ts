import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  ADMIN_USER,
  extendController,
  type HttpContext,
  type Row,
  sessionsOf,
  settledRow,
  SITE_USER,
} from '../strapi';
import { namedAdmin, namedSiteUser } from './named-account';

type Action = (ctx: HttpContext) => Promise<unknown>;

const isOpen = ({ blocked, isActive }: Row): boolean => blocked !== true && isActive !== false;

/** The session that an access token names. */
function sessionIn(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sessionId: string }).sessionId;
}

/**
 * A new password and a block end the sessions that are there. A login whose password was checked just before, and whose
 * session is stored just after, would escape them: its account is read once more, and the login counts when it still
 * has the password and may still log in.
 * @param before the account as it was before its password was checked
 */
async function refuseIfOvertaken(
  strapi: Core.Strapi,
  [uid, origin]: readonly [typeof SITE_USER, 'users-permissions'] | readonly [typeof ADMIN_USER, 'admin'],
  before: Row | null,
  token: unknown,
): Promise<void> {
  if (before === null || typeof token !== 'string') return;
  const now = await settledRow(strapi, uid, before.id);
  if (now !== null && now.password === before.password && isOpen(now)) return;
  await sessionsOf(strapi, origin).revokeSessionById(String(before.id), sessionIn(token));
  throw new errors.ValidationError('The account was changed during the login; log in again.');
}

export function refuseOvertakenLogins(strapi: Core.Strapi): void {
  extendController<{ callback: Action }>(strapi, 'plugin::users-permissions.auth', ({ callback }) => ({
    async callback(ctx) {
      const before = await namedSiteUser(strapi, ctx);
      await callback(ctx);
      const { jwt } = ctx.body as { jwt?: unknown };
      await refuseIfOvertaken(strapi, [SITE_USER, 'users-permissions'], before, jwt);
    },
  }));
  extendController<{ login: Action }>(strapi, 'admin::authentication', ({ login }) => ({
    async login(ctx) {
      const before = await namedAdmin(strapi, (ctx.request.body as { email?: unknown } | undefined)?.email);
      await login(ctx);
      const { data } = (ctx.body ?? {}) as { data?: { token?: unknown } };
      await refuseIfOvertaken(strapi, [ADMIN_USER, 'admin'], before, data?.token);
    },
  }));
}
