import { testAnnouncing } from '../../support/announcing';
import { logIn } from '../../support/admin';
import { MailServer } from '../../support/mail-server';
import { freePort, OwnCms } from '../../support/own-cms';
import { ripeTokens, visitor } from '../../support/visitor';

jest.setTimeout(120_000);

const MESSAGE = 'api::contact-message.contact-message';

let cms: OwnCms;
let second: OwnCms;
let mails: MailServer;
/** How the second CMS ended. */
let refused: Promise<unknown>;

beforeAll(async () => {
  mails = new MailServer(await freePort());
  await mails.start();
  const env = { ...mails.env, MODERATORS: 'moderation@grand-large.example' };
  cms = new OwnCms(await freePort(), env);
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
  second = new OwnCms(await freePort(), { ...env, CMS_DATA_DIR: cms.data });
  // It waits for a while, in case the first is about to end; the other tests go on meanwhile.
  refused = second.start().catch((error: unknown) => error);
});
afterAll(async () => {
  mails.stop();
  await second.remove();
  await cms.remove();
});

const REFUSE =
  "CREATE TRIGGER refuse BEFORE INSERT ON outgoing_mails BEGIN SELECT RAISE(ABORT, 'refused by the test'); END";

describe('an approval whose mails cannot be queued has not happened, and can be repeated', () => {
  testAnnouncing(
    () => mails,
    (state) => cms.run(state === 'refuses' ? REFUSE : 'DROP TRIGGER IF EXISTS refuse'),
  );
});

describe('while another program writes into the database', () => {
  let writer: ReturnType<OwnCms['database']>;
  beforeEach(() => {
    writer = cms.database();
    writer.prepare('BEGIN IMMEDIATE').run();
  });
  afterEach(() => writer.close());

  const health = async () => (await fetch(`http://127.0.0.1:${cms.port}/_health`)).status;
  const stored = async (subject: string) => (await logIn()).count(MESSAGE, { subject });
  async function form(subject: string) {
    const [token] = await ripeTokens(1);
    const body = { token, langue: 'fr', subject, email: 'ana@example.org', message: subject };
    return () => visitor().post('/api/contact-messages', body);
  }

  it('the CMS answers others, and a form is stored afterwards', async () => {
    const send = await form('Patience');
    let isAnswered = false;
    const answer = send().finally(() => (isAnswered = true));
    for (let i = 0; i < 20; i += 1) expect([await health(), isAnswered]).toEqual([204, false]);
    writer.prepare('COMMIT').run();
    expect((await answer).status).toBe(201);
    expect(await stored('Patience')).toBe(1);
  });

  it('for longer, a form is refused in clear words, and taken when it is sent again', async () => {
    const send = await form('Plus tard');
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toContain('Please try again in a minute.');
    writer.prepare('COMMIT').run();
    expect((await send()).status).toBe(201);
    expect(await stored('Plus tard')).toBe(1);
  });
});

describe('a second CMS on the same database', () => {
  it('does not start, and says why', async () => {
    expect(String(await refused)).toContain(`Another CMS works on the database in ${cms.data}.`);
  });

  it('starts when the first one ends meanwhile, even by force', async () => {
    const started = second.start();
    await cms.end('SIGKILL');
    await started;
  });
});
