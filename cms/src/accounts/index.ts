import type { Core } from '@strapi/strapi';
import { endSessionsWithAccess } from './end-sessions';
import { mailForgottenPasswords } from './forgotten-password';
import { inviteByMail } from './invitations';
import { equaliseAdminLogin, equaliseSiteLogin } from './one-hash';
import { refuseOvertakenLogins } from './overtaken-login';
import { guardMailsOfPanel } from './panel-mails';
import { withholdRefreshTokens, tieTokensToSessions } from './site-sessions';

/** Sets the rules by which accounts log in, and how long a login is valid. */
export function registerAccountRules(strapi: Core.Strapi): void {
  tieTokensToSessions(strapi);
  withholdRefreshTokens(strapi);
  endSessionsWithAccess(strapi);
  refuseOvertakenLogins(strapi);
  equaliseSiteLogin(strapi);
  equaliseAdminLogin(strapi);
  inviteByMail(strapi);
  mailForgottenPasswords(strapi);
  guardMailsOfPanel(strapi);
}
