import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { hasSecret } from './access';

/** Calls in a minute. An import of a thousand entries stays below. */
const CALLS_A_MINUTE = 6000;
/** Wrong secrets in a minute from one address. */
const REFUSALS_A_MINUTE = 20;

/** The JSON of a Strapi webhook; what the event is about, the publisher asks the CMS itself. */
const body = {
  type: 'object',
  required: ['event'],
  properties: { event: { type: 'string', minLength: 1, maxLength: 200 } },
};

/**
 * Adds the route that the CMS calls after each change. Its calls are counted apart: editors' browsers cannot use up its
 * share.
 */
export function registerWebhook(app: FastifyInstance, publisher: Publisher): void {
  const refusals = app.createRateLimit({ max: REFUSALS_A_MINUTE, timeWindow: '1 minute' });
  app.post('/hooks/cms', {
    schema: { body },
    config: { rateLimit: { max: CALLS_A_MINUTE, timeWindow: '1 minute', groupId: 'webhook' } },
    // Wrong secrets are refused before the body is read.
    preParsing: async (request, reply) => {
      if (hasSecret(request, publisher.environment)) return;
      const limit = await refusals(request);
      if (!limit.isAllowed && limit.isExceeded)
        await reply.code(429).send({ error: 'Too many calls with a wrong secret.' });
      else
        await reply
          .code(401)
          .send({ error: 'Expected "Authorization: Bearer" with PUBLISHER_SECRET of the publisher.' });
    },
    handler: async (_, reply) => {
      // Answered once the request is on disk: from then on it cannot get lost.
      await publisher.request();
      return reply.code(202).send({ accepted: true });
    },
  });
}
