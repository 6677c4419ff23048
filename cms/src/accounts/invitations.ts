import type { Core } from '@strapi/strapi';
import { LOCALES, type Locale } from '../domain/locales';
import { compose } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { MAIL_TEXTS } from '../mail/texts';
import { extendService, type Mail, type Row } from '../strapi';

/** The guide is in French first (SPEC §1), and so is its panel, until somebody chooses another language under Profile. */
const FIRST_LANGUAGE: Locale = 'fr';

type NewAccount = Readonly<Record<string, unknown>> & { readonly preferedLanguage?: string | null };

type UserService = {
  create: (account: NewAccount) => Promise<Row>;
};

function invitation(strapi: Core.Strapi, { email, registrationToken, preferedLanguage }: Row): Mail {
  const locale = LOCALES.find((one) => one === preferedLanguage) ?? FIRST_LANGUAGE;
  const { accept, ...words } = MAIL_TEXTS[locale].invitation;
  const panel = strapi.config.get<string>('admin.absoluteUrl');
  const url = `${panel}/auth/register?registrationToken=${String(registrationToken)}`;
  return compose({ locale, to: String(email), ...words, actions: [{ label: accept, url }] });
}

async function invite(strapi: Core.Strapi, user: Row): Promise<void> {
  try {
    await enqueue(strapi, [invitation(strapi, user)], [String(user.email)]);
  } catch (error) {
    strapi.log.error(`an invitation: no mail was queued: ${String(error)}`);
  }
}

/**
 * Whoever is given an account of the panel is sent the link that Strapi shows to the administrator alone, in the language
 * of the account. That link stays good when no mail can be stored. Not one transaction: Strapi counts accounts for itself
 * after it has answered.
 */
export function inviteByMail(strapi: Core.Strapi): void {
  extendService<UserService>(strapi, 'admin::user', ({ create }) => ({
    async create(account) {
      const preferedLanguage = account.preferedLanguage ?? FIRST_LANGUAGE;
      const user = await create({ ...account, preferedLanguage });
      if (user.isActive !== true && typeof user.registrationToken === 'string') await invite(strapi, user);
      return user;
    },
  }));
}
