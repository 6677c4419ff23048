import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { isEditor, isOwnForm, openSession } from './access';
import { streamChanges } from './events';
import { closedPage, page, POLICY, SCRIPT, STYLE } from './page';
import { readStatus } from './status';
import { statusView } from './status-page';
import { isValidTicket } from './tickets';
import { languageOf } from './words';

type Action = (publisher: Publisher, release: string | undefined) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  build: (publisher) => publisher.request(),
  approve: (publisher) => publisher.approve(),
  resume: (publisher) => publisher.resume(),
  rollback: (publisher, release) => publisher.rollBack(release),
};

/** The status page, its data and its buttons; nobody but editors sees or presses any of them. */
export function registerEditorRoutes(app: FastifyInstance, publisher: Publisher): void {
  const { environment } = publisher;
  const viewOf = (request: FastifyRequest) => ({
    language: languageOf(request.headers['accept-language']),
    cmsUrl: environment.cms.publicUrl,
  });
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    asPage(reply.code(403)).send(closedPage(languageOf(request.headers['accept-language'])));
  const forEditors = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isEditor(request, environment)) await refuse(request, reply);
  };

  app.get<{ Querystring: { ticket?: string } }>('/enter', (request, reply) => {
    const { ticket = '' } = request.query;
    if (!isValidTicket(ticket, 'enter', Date.now(), environment.secret)) return refuse(request, reply);
    openSession(reply, environment);
    return reply.redirect('/', 303);
  });
  app.get('/', { preHandler: forEditors }, async (request, reply) => {
    const view = viewOf(request);
    return asPage(reply).send(page(view.language, statusView(await readStatus(publisher), view)));
  });
  app.get('/view', { preHandler: forEditors }, async (request, reply) =>
    asPage(reply).send(statusView(await readStatus(publisher), viewOf(request)).text),
  );
  app.get('/status.json', { preHandler: forEditors }, () => readStatus(publisher));
  app.get('/events', { preHandler: forEditors }, (request, reply) => {
    streamChanges(publisher, request, reply);
  });
  app.get('/status.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/status.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.post<{ Params: { action: string }; Body: { release?: string } | undefined }>(
    '/actions/:action',
    { preHandler: forEditors },
    async (request, reply) => {
      const action = ACTIONS[request.params.action];
      if (!action) return reply.code(404).send({ error: 'There is no such button.' });
      if (!isOwnForm(request, environment))
        return reply.code(403).send({ error: 'Expected the form of the status page.' });
      try {
        await action(publisher, request.body?.release);
      } catch (error) {
        return reply.code(409).send({ error: (error as Error).message });
      }
      return request.headers.accept?.includes('text/html')
        ? reply.redirect('/', 303)
        : reply.send(await readStatus(publisher));
    },
  );
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
}
