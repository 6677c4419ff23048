import type { Core } from '@strapi/strapi';
import type { Locale } from '../domain/locales';
import { languagesOf } from '../domain/panel-language';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { extendController, extendService, type HttpContext, type Mail, type Row } from '../strapi';
import { spend } from '../used-once';
import { namedAdmin } from './named-account';

/** Milliseconds for which the link of a mail is good; Strapi compares with the moment that is stored. */
const LIFETIME = 3_600_000;
/** Milliseconds between two mails to one account. */
const PAUSE = 600_000;

type AdminAuth = {
  forgotPassword(given: { email: string }): Promise<void>;
};

type AdminAuthentication = {
  forgotPassword: (ctx: HttpContext) => Promise<unknown>;
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

/** That of a mail before, as long as it is good: whoever asks again may press the link of either mail. */
function tokenFor(strapi: Core.Strapi, user: Row, now: number): string {
  const { resetPasswordToken: token, resetPasswordTokenExpiresAt: until } = user;
  if (typeof token === 'string' && new Date(until as string | number | Date).getTime() > now) return token;
  return (strapi.service('admin::token') as unknown as TokenService).createToken();
}

async function sendLink(strapi: Core.Strapi, given: string): Promise<void> {
  const [user, now] = [await namedAdmin(strapi, given), Date.now()];
  if (user?.isActive !== true) return;
  const token = tokenFor(strapi, user, now);
  const until = new Date(now + LIFETIME);
  const url = `${strapi.config.get<string>('admin.absoluteUrl')}/auth/reset-password?code=${token}`;
  await strapi.db.transaction(async () => {
    // Strangers may ask for anybody’s mail, as often as they like.
    if (!(await spend(strapi, 'forgotten-password', [String(user.id)], now + PAUSE))) return;
    const users = strapi.service('admin::user') as unknown as UserService;
    await users.updateById(user.id, { resetPasswordToken: token, resetPasswordTokenExpiresAt: until });
    await enqueue(strapi, [mailFor(user, url, until)], [String(user.email)]);
  });
}

/**
 * An admin user who forgot the password is sent a link by our own outbox, which tries again when the mail server is
 * away; one mail in ten minutes. Strapi answers before the name is looked up, so that neither the answer nor its time says who has an account.
 */
export function mailForgottenPasswords(strapi: Core.Strapi): void {
  extendController<AdminAuthentication>(strapi, 'admin::authentication', ({ forgotPassword }) => ({
    forgotPassword(ctx) {
      // Strapi refuses capitals here, and takes them at a login.
      const form = ctx.request.body as { email?: unknown } | undefined;
      if (typeof form?.email === 'string') form.email = form.email.toLowerCase();
      return forgotPassword(ctx);
    },
  }));
  extendService<AdminAuth>(strapi, 'admin::auth', () => ({
    forgotPassword: ({ email }) =>
      sendLink(strapi, email).catch((error: unknown) => {
        strapi.log.error(`a forgotten password: no mail was queued: ${String(error)}`);
      }),
  }));
}
