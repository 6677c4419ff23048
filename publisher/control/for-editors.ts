import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import type { View } from '../pages/view';
import { isOwnForm, rightsOf } from './access';
import { closedPage, POLICY } from './page';
import { languageOf } from './words';

/** Returns how to show a page to whoever asks: in which language, and with or without buttons. */
export const viewFor = (request: FastifyRequest, environment: PublisherEnvironment): View => ({
  language: languageOf(request.headers['accept-language']),
  cmsUrl: environment.cms.publicUrl,
  mayPublish: rightsOf(request, environment) === 'publish',
});

export const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  asPage(reply.code(403)).send(closedPage(languageOf(request.headers['accept-language'])));

/** Lets nobody but editors on to a route. */
export const forEditors =
  (environment: PublisherEnvironment) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!rightsOf(request, environment)) await refuse(request, reply);
  };

/** Lets editors who may publish press a button of our own pages. */
export const forButtons =
  (environment: PublisherEnvironment) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const rights = rightsOf(request, environment);
    if (!rights) await refuse(request, reply);
    else if (rights !== 'publish')
      await reply.code(403).send({ error: 'This button is for editors who may publish.' });
    else if (!isOwnForm(request, environment))
      await reply.code(403).send({ error: 'Expected the form of one of the publisher’s own pages.' });
  };

export function asPage(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The address of a refused page holds a ticket. Without any referrer, a browser would not name the origin of a form.
    'Referrer-Policy': 'strict-origin',
  });
}
