import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { extendController, type PanelAbility } from '../strapi';

/** The permission with which the panel sends its test mail. */
const MAIL_SETTINGS = 'plugin::email.settings.read';

interface Request {
  /** Without an ability: a call of the content API, which asks for a permission of its own. */
  readonly state: { readonly userAbility?: PanelAbility };
}

/** Strapi sends any text to any address, in the name of the site, for everybody who is logged in to the panel. */
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
