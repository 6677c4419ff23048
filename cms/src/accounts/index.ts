import type { Core } from '@strapi/strapi';
import { endSessionsWithAccess } from './end-sessions';
import { mailForgottenPasswords } from './forgotten-password';
import { equaliseAdminLogin, equaliseSiteLogin } from './one-hash';
import { refuseOvertakenLogins } from './overtaken-login';
import { guardMailsOfPanel } from './panel-mails';
import { keepRefreshTokens, tieTokensToSessions } from './site-sessions';

/** How accounts log in, and how long a login is good. */
export function registerAccountRules(strapi: Core.Strapi): void {
  tieTokensToSessions(strapi);
  keepRefreshTokens(strapi);
  endSessionsWithAccess(strapi);
  refuseOvertakenLogins(strapi);
  equaliseSiteLogin(strapi);
  equaliseAdminLogin(strapi);
  mailForgottenPasswords(strapi);
  guardMailsOfPanel(strapi);
}
