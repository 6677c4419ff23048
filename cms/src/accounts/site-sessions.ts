import type { Core } from '@strapi/strapi';
import { extendController, extendService, type HttpContext, sessionsOf } from '../strapi';

type Claim = {
  /** The account. */
  id: number;
  sessionId: string;
};

type TokenService = {
  verify: (token: string) => Promise<Claim>;
};

type Action = (ctx: HttpContext) => Promise<unknown>;

type AuthController = {
  callback: Action;
  changePassword: Action;
};

/**
 * A token of the site's login is good while its session's row is there. Strapi by itself looks at signature and expiry
 * alone, so that a token would outlive logout, a new password and a block.
 */
export function tieTokensToSessions(strapi: Core.Strapi): void {
  const sessions = () => sessionsOf(strapi, 'users-permissions');
  extendService<TokenService>(strapi, 'plugin::users-permissions.jwt', ({ verify }) => ({
    verify: async (token) => {
      const claim = await verify(token);
      if (await sessions().isSessionActive(claim.sessionId)) return claim;
      throw new Error('Invalid token.');
    },
  }));
}

/** Issues no refresh token: the site asks for a new login when a session ends, and would have nowhere safe to keep one. */
const withoutRefreshToken =
  (action: Action): Action =>
  async (ctx) => {
    await action(ctx);
    if (typeof ctx.body === 'object' && ctx.body !== null) Reflect.deleteProperty(ctx.body, 'refreshToken');
  };

export function withholdRefreshTokens(strapi: Core.Strapi): void {
  extendController<AuthController>(strapi, 'plugin::users-permissions.auth', (auth) => ({
    callback: withoutRefreshToken(auth.callback),
    changePassword: withoutRefreshToken(auth.changePassword),
  }));
}
