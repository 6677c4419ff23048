import type { Core } from '@strapi/strapi';
import {
  ADMIN_USER,
  extendController,
  extendService,
  type HttpContext,
  type Row,
  rowsOf,
  SITE_USER,
} from '../strapi';

/**
 * A bcrypt hash of random bytes that nobody kept, with the cost that Strapi uses. A login for which there is no
 * password to compare with is compared with this one: otherwise the time of the refusal would tell who has an account.
 */
const NOBODYS_PASSWORD = '$2a$10$CR5bNyoewc7kKuzR24gZn.I5PoqqRjPVfOMj.cptG4Dmx9LtvyU0e';

interface PasswordService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

async function spendOneHash(
  passwords: PasswordService,
  password: unknown,
  account: Row | null,
): Promise<void> {
  if (typeof password === 'string' && !account?.password)
    await passwords.validatePassword(password, NOBODYS_PASSWORD);
}

interface AuthController {
  callback: (ctx: HttpContext) => Promise<unknown>;
}

/** The site's login. The account is looked up as Strapi does it: https://github.com/strapi/strapi users-permissions, auth.callback. */
export function equaliseSiteLogin(strapi: Core.Strapi): void {
  const passwords = () => strapi.plugin('users-permissions').service('user') as unknown as PasswordService;
  extendController<AuthController>(strapi, 'plugin::users-permissions.auth', ({ callback }) => ({
    async callback(ctx) {
      const { identifier, password } = (ctx.request.body ?? {}) as Record<string, unknown>;
      if (typeof identifier === 'string') {
        const isNamed = [{ email: identifier.toLowerCase() }, { username: identifier }];
        const where = { provider: 'local', $or: isNamed };
        await spendOneHash(passwords(), password, await rowsOf(strapi, SITE_USER).findOne({ where }));
      }
      return callback(ctx);
    },
  }));
}

interface AdminAuth extends PasswordService {
  checkCredentials(given: { email: string; password: string }): Promise<unknown>;
}

/** The admin panel's login. */
export function equaliseAdminLogin(strapi: Core.Strapi): void {
  extendService<AdminAuth>(strapi, 'admin::auth', (auth) => ({
    async checkCredentials({ email, password }) {
      await spendOneHash(auth, password, await rowsOf(strapi, ADMIN_USER).findOne({ where: { email } }));
      return auth.checkCredentials({ email, password });
    },
  }));
}
