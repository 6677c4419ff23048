import type { Core } from '@strapi/strapi';
import type { Locale } from '../domain/locales';
import { languagesOf } from '../domain/panel-language';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { ADMIN_USER, extendService, type Mail, type Row, rowsOf } from '../strapi';

/** Milliseconds for which the link of a mail is good; Strapi compares with the moment that is stored. */
const LIFETIME = 3_600_000;

type AdminAuth = {
  forgotPassword(given: { email: string }): Promise<void>;
};

type TokenService = {
  createToken(): string;
};

type UserService = {
  updateById(id: number, changes: Record<string, unknown>): Promise<unknown>;
};

const moment = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date);

/** In the language of the panel; in both when the account has chosen none of ours. */
function mailFor(user: Row, url: string, until: Date): Mail {
  const locales = languagesOf({ preferedLanguage: user.preferedLanguage });
  const words = locales.map((locale) => MAIL_TEXTS[locale].newPassword({ until: moment(until, locale) }));
  return compose({
    locale: locales[0] ?? 'fr',
    to: String(user.email),
    subject: words.map(({ subject }) => subject).join(' / '),
    opening: words.map(({ opening }) => opening).join('\n\n'),
    actions: words.map(({ choose }) => ({ label: choose, url })),
    closing: words.map(({ closing }) => closing).join('\n\n'),
  });
}

async function sendLink(strapi: Core.Strapi, email: string): Promise<void> {
  const user = await rowsOf(strapi, ADMIN_USER).findOne({ where: { email, isActive: true } });
  if (user === null) return;
  const token = (strapi.service('admin::token') as unknown as TokenService).createToken();
  const until = new Date(Date.now() + LIFETIME);
  const url = `${strapi.config.get<string>('admin.absoluteUrl')}/auth/reset-password?code=${token}`;
  await strapi.db.transaction(async () => {
    const users = strapi.service('admin::user') as unknown as UserService;
    await users.updateById(user.id, { resetPasswordToken: token, resetPasswordTokenExpiresAt: until });
    await enqueue(strapi, [mailFor(user, url, until)], [String(user.email)]);
  });
}

/**
 * An admin user who forgot the password is sent a link by our own outbox, which tries again when the mail server is
 * away. Strapi answers before the name is looked up, so that neither the answer nor its time says who has an account.
 */
export function mailForgottenPasswords(strapi: Core.Strapi): void {
  extendService<AdminAuth>(strapi, 'admin::auth', () => ({
    forgotPassword: ({ email }) =>
      sendLink(strapi, email).catch((error: unknown) => {
        strapi.log.error(`a forgotten password: no mail was queued: ${String(error)}`);
      }),
  }));
}
