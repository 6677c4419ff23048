import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../cycle/publisher';
import { changedPages } from '../releases/compare';
import { confirmView } from './confirm-page';
import { asPage, forEditors, viewFor } from './for-editors';
import { page } from './page';

const querystring = {
  type: 'object',
  required: ['release'],
  properties: { release: { type: 'string', pattern: String.raw`^\d{6}$` } },
};

/** The pages that ask before a rollback and before an approval; the buttons on them are those of the status page. */
export function registerQuestions(app: FastifyInstance, publisher: Publisher): void {
  const { environment, releases } = publisher;
  for (const action of ['rollback', 'approve'] as const)
    app.get<{ Querystring: { release: string } }>(
      `/confirm/${action}`,
      { preParsing: forEditors(environment), schema: { querystring } },
      async (request, reply) => {
        const { release } = request.query;
        const [live, target] = [await releases.live(), await releases.read(release)];
        if (!target) return reply.redirect('/', 303);
        const changes = live ? await changedPages(live, target) : [];
        const view = viewFor(request, environment);
        const main = confirmView({ action, release, changes }, view);
        return asPage(reply).send(page(view.language, main, { view: null }));
      },
    );
}
