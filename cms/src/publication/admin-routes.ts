import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import type { Message } from '../domain/message';
import { inLanguageOf, type PanelUser } from '../domain/panel-language';
import { enterTicket } from '../domain/ticket';
import { readNotices } from './notices';
import { type Ability, rightsOf } from './permissions';

/** Long enough for a browser to follow a link. */
const TICKET_MS = 60_000;
const TIMEOUT_MS = 5_000;

type Context = {
  status: number;
  body: unknown;
  readonly state: { readonly user?: PanelUser; readonly userAbility: Ability };
};

const CLOSED: Message = {
  fr: 'Votre rôle n’ouvre pas les pages de publication. Un super-administrateur peut lui donner ce droit, sous Paramètres, Rôles, Publication.',
  en: 'Your role does not open the publishing pages. A super admin can give it that permission, under Settings, Roles, Publication.',
};

/** The publisher's status (or that it cannot be reached), notices of the CMS, and what the caller may do. */
const status = (strapi: Core.Strapi) => async (context: Context) => {
  const rights = rightsOf(context.state.userAbility) ?? null;
  context.body = { ...(await readStatus()), notices: await readNotices(strapi), rights };
};

async function readStatus(): Promise<object> {
  const { publisherUrl, secrets } = environment;
  if (publisherUrl === undefined) return { summary: 'absent' };
  try {
    const response = await fetch(`${publisherUrl}/status.json`, {
      headers: { authorization: `Bearer ${secrets.publisher}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return { summary: 'unreachable' };
    const { summary, live, failure, findings } = (await response.json()) as Record<string, unknown>;
    return { summary, live, failure, findings };
  } catch {
    return { summary: 'unreachable' };
  }
}

/** Where the editor's browser finds the status page, with a ticket that lets it in; or why this role has none. */
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

/** What the page “Publication” of the admin asks for; anyone who is logged in may ask how it stands. */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const routes = [route('GET', 'status', status(strapi)), route('POST', 'enter', enter)];
  strapi.server.routes({ type: 'admin', routes });
}
