import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import { isEditor } from './access';
import { closedPage, POLICY } from './page';
import type { View } from './status-page';
import { languageOf } from './words';

/** How to show a page to whoever asks. */
export const viewFor = (request: FastifyRequest, { cms }: PublisherEnvironment): View => ({
  language: languageOf(request.headers['accept-language']),
  cmsUrl: cms.publicUrl,
});

export const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  asPage(reply.code(403)).send(closedPage(languageOf(request.headers['accept-language'])));

/** Lets nobody but editors on to a route. */
export const forEditors =
  (environment: PublisherEnvironment) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isEditor(request, environment)) await refuse(request, reply);
  };

export function asPage(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
}
