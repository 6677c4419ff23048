import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { Reports } from '../report/reports';
import { hasSecret } from './access';
import { registerEditorRoutes } from './editor-routes';
import { registerReportRoutes } from './report-routes';

/** Bytes; an entry's webhook carries the whole entry. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Calls in a minute from one address. An import of a thousand entries stays below. */
const CALLS_A_MINUTE = 6000;
/** Wrong secrets in a minute from one address. */
const REFUSALS_A_MINUTE = 20;

/** What the CMS and editors call: the webhook, the status, the buttons. */
export async function createControlServer(publisher: Publisher): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: BODY_LIMIT, logger: false });
  await app.register(rateLimit, { max: CALLS_A_MINUTE, timeWindow: '1 minute' });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/health', () => ({ status: 'ok', live: publisher.state.current.live?.release ?? null }));
  registerWebhook(app, publisher);
  const reports = new Reports(publisher);
  registerEditorRoutes(app, publisher, reports);
  registerReportRoutes(app, reports, publisher.environment);
  return app;
}

function registerWebhook(app: FastifyInstance, publisher: Publisher): void {
  const refusals = app.createRateLimit({ max: REFUSALS_A_MINUTE, timeWindow: '1 minute' });
  app.post('/hooks/cms', async (request, reply) => {
    if (!hasSecret(request, publisher.environment)) {
      const limit = await refusals(request);
      if (!limit.isAllowed && limit.isExceeded)
        return reply.code(429).send({ error: 'Too many calls with a wrong secret.' });
      return reply
        .code(401)
        .send({ error: 'Expected "Authorization: Bearer" with PUBLISHER_SECRET of the publisher.' });
    }
    if (typeof request.body !== 'object' || request.body === null || !('event' in request.body))
      return reply.code(400).send({ error: 'Expected the JSON of a Strapi webhook, with its “event”.' });
    // Answered once the request is on disk: from then on it cannot get lost.
    await publisher.request();
    return reply.code(202).send({ accepted: true });
  });
}
