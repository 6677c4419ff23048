import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublisherEnvironment } from '../environment';
import { reportView } from '../report/report-page';
import type { Reports } from '../report/reports';
import { REPORT_WORDS } from '../report/words';
import { asPage, forButtons, forEditors, viewFor } from './for-editors';
import { page } from './page';

/** The form of the button has no fields. */
const body = { type: ['object', 'null'], maxProperties: 0 };

/** Serves the editorial report as a page and as JSON, and the button that starts a check of external links. */
export function registerReportRoutes(
  app: FastifyInstance,
  reports: Reports,
  environment: PublisherEnvironment,
): void {
  const preParsing = forEditors(environment);
  const render = async (request: FastifyRequest) => {
    const report = await reports.read();
    const { problem, checking } = reports;
    const view = viewFor(request, environment);
    return { view, main: reportView({ report, problem, checking }, view) };
  };
  app.get('/report', { preParsing }, async (request, reply) => {
    const { view, main } = await render(request);
    const { title } = REPORT_WORDS[view.language];
    return asPage(reply).send(page(view.language, main, { title, view: '/report/view' }));
  });
  app.get('/report/view', { preParsing }, async (request, reply) =>
    asPage(reply).send((await render(request)).main.text),
  );
  app.get('/report.json', { preParsing }, async (_, reply) => {
    const report = await reports.read();
    return report ?? reply.code(503).send({ error: reports.problem?.en });
  });
  app.post(
    '/report/external',
    { preParsing: forButtons(environment), schema: { body } },
    (request, reply) => {
      const started = reports.startCheck();
      return request.headers.accept?.includes('text/html')
        ? reply.redirect('/report', 303)
        : reply.code(started ? 202 : 409).send({ started });
    },
  );
}
