import type { Core } from '@strapi/strapi';
import { extendController, extendService, type HttpContext, type Row } from '../strapi';
import { namedAdmin, namedSiteUser } from './named-account';

/**
 * A bcrypt hash of random bytes that nobody kept, with the cost that Strapi uses. A login for which there is no
 * password to compare with is compared with this one: otherwise the time of the refusal would tell who has an account.
 */
const NOBODYS_PASSWORD = '$2a$10$CR5bNyoewc7kKuzR24gZn.I5PoqqRjPVfOMj.cptG4Dmx9LtvyU0e';

type PasswordService = {
  validatePassword(password: string, hash: string): Promise<boolean>;
};

async function spendOneHash(
  passwords: PasswordService,
  password: unknown,
  account: Row | null,
): Promise<void> {
  if (typeof password === 'string' && !account?.password)
    await passwords.validatePassword(password, NOBODYS_PASSWORD);
}

type AuthController = {
  callback: (ctx: HttpContext) => Promise<unknown>;
};

/** Makes the site's login take the same time for unknown and for known users. */
export function equaliseSiteLogin(strapi: Core.Strapi): void {
  const passwords = () => strapi.plugin('users-permissions').service('user') as unknown as PasswordService;
  extendController<AuthController>(strapi, 'plugin::users-permissions.auth', ({ callback }) => ({
    async callback(ctx) {
      const { identifier, password } = (ctx.request.body ?? {}) as Record<string, unknown>;
      if (typeof identifier === 'string')
        await spendOneHash(passwords(), password, await namedSiteUser(strapi, ctx));
      return callback(ctx);
    },
  }));
}

type AdminAuth = {
  checkCredentials(given: { email: string; password: string }): Promise<unknown>;
} & PasswordService;

/** The admin panel's login. */
export function equaliseAdminLogin(strapi: Core.Strapi): void {
  extendService<AdminAuth>(strapi, 'admin::auth', (auth) => ({
    async checkCredentials({ email, password }) {
      await spendOneHash(auth, password, await namedAdmin(strapi, email));
      return auth.checkCredentials({ email, password });
    },
  }));
}
