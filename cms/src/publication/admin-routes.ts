import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { enterTicket } from '../domain/ticket';
import { readNotices } from './notices';

/** Long enough for a browser to follow a link. */
const TICKET_MS = 60_000;
const TIMEOUT_MS = 5_000;

interface Context {
  status: number;
  body: unknown;
}

/** What the publisher says of itself, or that it cannot be asked; and what the CMS has to say. */
const status = (strapi: Core.Strapi) => async (context: Context) => {
  context.body = { ...(await readStatus()), notices: await readNotices(strapi) };
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

/** Where the editor's browser finds the status page, with a ticket that lets it in. */
function enter(context: Context): void {
  const { publisherPublicUrl: url, secrets } = environment;
  if (url === undefined) {
    context.status = 404;
    return;
  }
  context.body = { url: `${url}/enter?ticket=${enterTicket(Date.now() + TICKET_MS, secrets.publisher)}` };
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

/** What the page “Publication” of the admin asks for; any editor who is logged in may. */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const routes = [route('GET', 'status', status(strapi)), route('POST', 'enter', enter)];
  strapi.server.routes({ type: 'admin', routes });
}
