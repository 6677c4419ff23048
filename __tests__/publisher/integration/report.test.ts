import {
  call,
  PublisherProcess,
  publisherUrl,
  readStatus,
  until,
  untilStatus,
} from '../../support/publisher/publishing';

type Report = {
  readonly release: string;
  readonly findings: readonly {
    readonly rule: string;
    readonly places: readonly {
      locale: string;
      title: string;
      entry: { kind: string; documentId: string };
    }[];
  }[];
};

const readReport = async () => (await (await call('GET', '/report.json')).json()) as Report;

beforeAll(async () => {
  await PublisherProcess.start();
  await untilStatus('something is live', ({ live }) => live !== undefined);
});
afterAll(() => PublisherProcess.endAll());

describe('the editorial report', () => {
  it.each([
    ['GET', '/report'],
    ['GET', '/report/view'],
    ['GET', '/report.json'],
    ['POST', '/report/external'],
  ])('%s %s is for editors only', async (method, path) => {
    expect((await fetch(publisherUrl() + path, { method })).status).toBe(403);
  });

  it('is not started by a form of another site', async () => {
    const answer = await call('POST', '/report/external', { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  it('joins what the CMS finds with the live release, and leads to each entry', async () => {
    const report = await until('the report is that of the live release', async () => {
      const [found, { live }] = [await readReport(), await readStatus()];
      return found.release === live?.release ? found : undefined;
    });
    // Some articles are there in French only, so that a missing translation is seen everywhere.
    const [first] = report.findings.filter(({ rule }) => rule === 'missing-translation');
    const [place] = first?.places ?? [];
    expect(place).toMatchObject({ locale: 'fr', entry: { kind: 'article' } });
    const page = await (await call('GET', '/report', { headers: { 'accept-language': 'en' } })).text();
    expect(page).toContain('Missing translations');
    expect(page).toContain(`/api::article.article/${place?.entry.documentId}?plugins[i18n][locale]=fr`);
  });

  it('is counted on the status page', async () => {
    const count = await until(
      'the findings are counted',
      async () => ((await readStatus()) as unknown as { findings: number | null }).findings,
    );
    expect(count).toBe((await readReport()).findings.length);
  });
});
