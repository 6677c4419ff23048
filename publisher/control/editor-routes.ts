import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import type { Reports } from '../report/reports';
import { isOwnForm, openSession } from './access';
import { streamChanges } from './events';
import { asPage, forEditors, refuse, viewFor } from './for-editors';
import { page, SCRIPT, STYLE } from './page';
import { readStatus } from './status';
import { statusView } from './status-page';
import { isValidTicket } from './tickets';

type Action = (publisher: Publisher, release: string | undefined) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  build: (publisher) => publisher.request({ isForced: true }),
  approve: (publisher) => publisher.approve(),
  resume: (publisher) => publisher.resume(),
  rollback: (publisher, release) => publisher.rollBack(release),
};

/** The status page, its data and its buttons; nobody but editors sees or presses any of them. */
export function registerEditorRoutes(app: FastifyInstance, publisher: Publisher, reports: Reports): void {
  const { environment } = publisher;
  const preHandler = forEditors(environment);

  app.get<{ Querystring: { ticket?: string } }>('/enter', (request, reply) => {
    const { ticket = '' } = request.query;
    if (!isValidTicket(ticket, 'enter', Date.now(), environment.secret)) return refuse(request, reply);
    openSession(reply, environment);
    return reply.redirect('/', 303);
  });
  app.get('/', { preHandler }, async (request, reply) => {
    const view = viewFor(request, environment);
    return asPage(reply).send(page(view.language, statusView(await readStatus(publisher, reports), view)));
  });
  app.get('/view', { preHandler }, async (request, reply) =>
    asPage(reply).send(statusView(await readStatus(publisher, reports), viewFor(request, environment)).text),
  );
  app.get('/status.json', { preHandler }, () => readStatus(publisher, reports));
  app.get('/events', { preHandler }, (request, reply) => {
    streamChanges(publisher, request, reply);
  });
  app.get('/status.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/status.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.post<{ Params: { action: string }; Body: { release?: string } | undefined }>(
    '/actions/:action',
    { preHandler },
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
        : reply.send(await readStatus(publisher, reports));
    },
  );
}
