import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { environment } from '../../config/environment';
import { LOCALES } from '../domain/locales';
import type { Message } from '../domain/message';
import { inLanguageOf, type PanelUser } from '../domain/panel-language';
import { enterTicket } from '../domain/ticket';
import { SOURCES } from '../entries/report-sources';
import { mayReadEntry, type PanelAbility } from '../strapi';
import { readStanding } from './entry-standing';
import { readNotices } from './notices';
import { rightsOf } from './permissions';
import { readPublisherStatus } from './publisher-status';

/** Long enough for a browser to follow a link. */
const TICKET_MS = 60_000;

const entrySchema = z.object({
  uid: z.enum(SOURCES.map(({ uid }) => uid)),
  documentId: z.string().min(1),
  locale: z.enum(LOCALES),
});

type Context = {
  status: number;
  body: unknown;
  readonly query: unknown;
  readonly state: { readonly user?: PanelUser; readonly userAbility: PanelAbility };
};

const CLOSED: Message = {
  fr: 'Votre rôle n’ouvre pas les pages de publication. Un super-administrateur peut lui donner ce droit, sous Paramètres, Rôles, Publication.',
  en: 'Your role does not open the publishing pages. A super admin can give it that permission, under Settings, Roles, Publication.',
};

/** The publisher's status (or that it cannot be reached), notices of the CMS, and what the caller may do. */
const status = (strapi: Core.Strapi) => async (context: Context) => {
  const rights = rightsOf(context.state.userAbility) ?? null;
  const { summary, live, failure, findings } = await readPublisherStatus();
  context.body = { summary, live, failure, findings, notices: await readNotices(strapi), rights };
};

/** Answers how the published version of an entry stands with visitors, to those who may read the entry. */
const entry = (strapi: Core.Strapi) => async (context: Context) => {
  const { success, data } = entrySchema.safeParse(context.query);
  if (!success) throw new errors.ValidationError('uid, documentId and locale of an entry are expected');
  if (!(await mayReadEntry(strapi, context.state.userAbility, data.uid, data.documentId)))
    throw new errors.NotFoundError();
  context.body = await readStanding(strapi, data);
};

/** Answers with the address of the status page and a ticket that lets the editor in, or says why this role has none. */
function enter(context: Context): void {
  const { user, userAbility } = context.state;
  const rights = rightsOf(userAbility);
  if (rights === undefined) {
    // Not thrown: Strapi answers a ForbiddenError with the word “Forbidden” alone.
    const error = { status: 403, name: 'ForbiddenError', message: inLanguageOf(user, CLOSED), details: {} };
    context.status = error.status;
    context.body = { data: null, error };
    return;
  }
  const { publisherPublicUrl: url, secrets } = environment;
  if (url === undefined) {
    context.status = 404;
    return;
  }
  const ticket = enterTicket(Date.now() + TICKET_MS, secrets.publisher, rights);
  context.body = { url: `${url}/enter?ticket=${ticket}` };
}

const route = (
  method: 'GET' | 'POST',
  action: string,
  handler: (context: Context) => void | Promise<void>,
) => ({
  method,
  path: `/publication/${action}`,
  handler,
  info: { type: 'admin' as const },
  config: { policies: ['admin::isAuthenticatedAdmin'] },
});

/**
 * Registers the routes for the page “Publication” and the forms of the admin; anyone who is logged in may ask for the
 * status.
 */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const routes = [
    route('GET', 'status', status(strapi)),
    route('GET', 'entry', entry(strapi)),
    route('POST', 'enter', enter),
  ];
  strapi.server.routes({ type: 'admin', routes });
}
