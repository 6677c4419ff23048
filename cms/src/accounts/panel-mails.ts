import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { extendController, type PanelAbility } from '../strapi';

/** The permission with which the panel sends its test mail. */
const MAIL_SETTINGS = 'plugin::email.settings.read';

type Request = {
  /** `undefined` for calls of the content API, which has permissions of its own. */
  readonly state: { readonly userAbility?: PanelAbility };
};

/** Restricts the panel's test mail: Strapi would let every panel user send any text to any address in the site's name. */
export function guardMailsOfPanel(strapi: Core.Strapi): void {
  extendController<{ send: (request: Request) => Promise<unknown> }>(
    strapi,
    'plugin::email.email',
    ({ send }) => ({
      async send(request) {
        if (request.state.userAbility?.can(MAIL_SETTINGS) === false) throw new errors.ForbiddenError();
        return send(request);
      },
    }),
  );
}
