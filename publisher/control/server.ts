import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type RouteOptions } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { Reports } from '../report/reports';
import { registerEditorRoutes } from './editor-routes';
import { registerEntrance } from './entrance';
import { registerReportRoutes } from './report-routes';
import { registerWebhook } from './webhook';

/** Bytes; an entry's webhook carries the whole entry. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Calls in a minute from one address, the webhook not counted. A page that follows a build makes some hundred. */
const CALLS_A_MINUTE = 1200;

type Options = {
  /** Called with each route that is added. */
  readonly onRoute?: (route: RouteOptions) => void;
};

/** Creates the server that the CMS and editors call: the webhook, the status, the buttons. */
export async function createControlServer(
  publisher: Publisher,
  { onRoute }: Options = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    // Only a proxy on this machine may name the caller's address; other callers cannot pretend to be somebody else.
    trustProxy: 'loopback',
    // Invalid input is refused, never coerced.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const { statusCode = 500, message } = error;
    // Fastify would close the connection on a sender who has not finished and has not read the answer yet.
    if (statusCode === 413) reply.removeHeader('connection');
    if (statusCode < 500) return reply.code(statusCode).send({ error: message });
    console.error('publisher:', error);
    return reply.code(statusCode).send({ error: 'The publisher could not do this; its log says why.' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'There is nothing at this address.' }));
  await app.register(rateLimit, { max: CALLS_A_MINUTE, timeWindow: '1 minute' });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.get('/health', () => ({ status: 'ok', live: publisher.state.current.live?.release ?? null }));
  registerWebhook(app, publisher);
  registerEntrance(app, publisher);
  const reports = new Reports(publisher);
  registerEditorRoutes(app, publisher, reports);
  registerReportRoutes(app, reports, publisher.environment);
  return app;
}
