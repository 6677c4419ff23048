import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import type { Reports } from '../report/reports';
import { registerQuestions } from './confirm-routes';
import { streamChanges } from './events';
import { asPage, forButtons, forEditors, viewFor } from './for-editors';
import { page, SCRIPT, STYLE } from './page';
import { readStatus } from './status';
import { statusView } from './status-page';

type Action = (publisher: Publisher, release: string | undefined) => Promise<unknown>;

const ACTIONS: Readonly<Record<string, Action>> = {
  build: (publisher) => publisher.request({ isForced: true }),
  approve: (publisher, release) => publisher.approve(release),
  resume: (publisher) => publisher.resume(),
  rollback: (publisher, release) => publisher.rollBack(release),
};

/** A form without fields, or a call without a body, is good for every button. */
const body = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { release: { type: 'string', pattern: String.raw`^\d{6}$` } },
};

/** The status page, its data and its buttons; nobody but editors sees or presses any of them. */
export function registerEditorRoutes(app: FastifyInstance, publisher: Publisher, reports: Reports): void {
  const { environment } = publisher;
  const preParsing = forEditors(environment);

  app.get('/', { preParsing }, async (request, reply) => {
    const view = viewFor(request, environment);
    return asPage(reply).send(page(view.language, statusView(await readStatus(publisher, reports), view)));
  });
  app.get('/view', { preParsing }, async (request, reply) =>
    asPage(reply).send(statusView(await readStatus(publisher, reports), viewFor(request, environment)).text),
  );
  app.get('/status.json', { preParsing }, () => readStatus(publisher, reports));
  app.get('/events', { preParsing }, (request, reply) => {
    streamChanges(publisher, request, reply);
  });
  app.get('/status.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/status.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  registerQuestions(app, publisher);
  for (const [name, action] of Object.entries(ACTIONS))
    app.post<{ Body: { release?: string } | null | undefined }>(
      `/actions/${name}`,
      { preParsing: forButtons(environment), schema: { body } },
      async (request, reply) => {
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
