import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import { reportView } from '../report/report-page';
import type { Reports } from '../report/reports';
import { REPORT_WORDS } from '../report/words';
import { isOwnForm } from './access';
import { asPage, forEditors, viewFor } from './for-editors';
import { page } from './page';

/** The editorial report, its data and its button. */
export function registerReportRoutes(
  app: FastifyInstance,
  reports: Reports,
  environment: PublisherEnvironment,
): void {
  const preHandler = forEditors(environment);
  const render = async (request: FastifyRequest) => {
    const report = await reports.read();
    const { problem, checking } = reports;
    const view = viewFor(request, environment);
    return { view, main: reportView({ report, problem, checking }, view) };
  };
  app.get('/report', { preHandler }, async (request, reply) => {
    const { view, main } = await render(request);
    const { title } = REPORT_WORDS[view.language];
    return asPage(reply).send(page(view.language, main, { title, view: '/report/view' }));
  });
  app.get('/report/view', { preHandler }, async (request, reply) =>
    asPage(reply).send((await render(request)).main.text),
  );
  app.get('/report.json', { preHandler }, async (_, reply) => {
    const report = await reports.read();
    return report ?? reply.code(503).send({ error: reports.problem?.en });
  });
  app.post('/report/external', { preHandler }, (request, reply) => {
    if (!isOwnForm(request, environment))
      return reply.code(403).send({ error: 'Expected the form of the report’s page.' });
    const started = reports.startCheck();
    return request.headers.accept?.includes('text/html')
      ? reply.redirect('/report', 303)
      : reply.code(started ? 202 : 409).send({ started });
  });
}
