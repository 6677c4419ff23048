import { logIn } from '../../support/cms/admin';
import { testAnnouncing } from '../../support/cms/announcing';
import { freePort, OwnCms } from '../../support/cms/own-cms';
import { ripeTokens, visitor } from '../../support/cms/visitor';
import { SmallDisk } from '../../support/machine/small-disk';
import { MailServer, until } from '../../support/mail/mail-server';

const MESSAGE = 'api::contact-message.contact-message';

let disk: SmallDisk;
let cms: OwnCms;
let second: OwnCms;
let mails: MailServer;
/** The error with which the second CMS ended. */
let refused: Promise<unknown>;

beforeAll(async () => {
  mails = new MailServer(await freePort());
  await mails.start();
  const env = { ...mails.env, MODERATORS: 'moderation@grand-large.example' };
  disk = new SmallDisk(64);
  cms = new OwnCms(await freePort(), env, disk.folder);
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
  second = new OwnCms(await freePort(), env, cms.data);
  // It waits for a while, in case the first is about to end; the other tests go on meanwhile.
  refused = second.start().catch((error: unknown) => error);
});
afterAll(async () => {
  mails.stop();
  await cms.end('SIGKILL');
  await second.end('SIGKILL');
  disk.remove();
});

const REFUSE =
  "CREATE TRIGGER refuse BEFORE INSERT ON outgoing_mails BEGIN SELECT RAISE(ABORT, 'refused by the test'); END";

describe('an approval whose mails cannot be queued has not happened, and can be repeated', () => {
  testAnnouncing(
    () => mails,
    (state) => cms.run(state === 'refuses' ? REFUSE : 'DROP TRIGGER IF EXISTS refuse'),
  );
});

const health = async () => (await fetch(`http://127.0.0.1:${cms.port}/_health`)).status;
const stored = async (subject: string) => (await logIn()).count(MESSAGE, { subject });
const send = (token: string | undefined, subject: string) => {
  const form = { token, langue: 'fr', subject, email: 'ana@example.org', message: subject };
  return visitor().post('/api/contact-messages', form);
};
/** The answer that refuses a form which may be sent again. */
const AWAY = { status: 503, retryAfter: '30', says: expect.stringContaining('try again in a minute') };
const refusalOf = async (answer: Response): Promise<unknown> => ({
  status: answer.status,
  retryAfter: answer.headers.get('retry-after'),
  says: await answer.text(),
});

/** In both languages: without its database, the CMS does not know whose link it is. */
async function expectPageOf(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  expect(page).toContain('Votre lien reste valable');
  expect(page).toMatch(/<p lang="en">[^]*Your link stays good/);
}

describe('while another program writes into the database', () => {
  let writer: ReturnType<OwnCms['database']>;
  beforeEach(() => {
    writer = cms.database();
    writer.prepare('BEGIN IMMEDIATE').run();
  });
  afterEach(() => writer.close());

  it('the CMS answers others, and a form is stored afterwards', async () => {
    const [token] = ripeTokens(1);
    let isAnswered = false;
    const answer = send(token, 'Patience').finally(() => (isAnswered = true));
    for (let i = 0; i < 5; i += 1) expect([await health(), isAnswered]).toEqual([204, false]);
    writer.prepare('COMMIT').run();
    expect((await answer).status).toBe(201);
    expect(await stored('Patience')).toBe(1);
  });

  it('for longer, forms and links of mails are refused in clear words, and work when they are tried again', async () => {
    writer.prepare('COMMIT').run();
    const [first, token, other] = ripeTokens(3);
    expect((await send(first, 'Avant')).status).toBe(201);
    const form = { token: other, langue: 'fr', email: 'ana@example.org' };
    expect((await visitor().post('/api/my-data', form)).status).toBe(201);
    const [link = ''] = await until('the link', () =>
      /http\S+my-data\S+/.exec(mails.to('ana@')[0]?.text ?? ''),
    );
    writer.prepare('BEGIN IMMEDIATE').run();
    const pressed = visitor().press(link);
    expect(await refusalOf(await send(token, 'Plus tard'))).toEqual(AWAY);
    await expectPageOf(await pressed);
    writer.prepare('COMMIT').run();
    expect((await send(token, 'Plus tard')).status).toBe(201);
    expect(await stored('Plus tard')).toBe(1);
    expect((await visitor().press(link)).status).toBe(200);
    expect(await stored('Plus tard')).toBe(0);
  });
});

describe('a form that cannot be stored is not thanked for, and leaves nothing', () => {
  it('because its transaction fails at its very end', async () => {
    const [token] = ripeTokens(1);
    cms.run('CREATE TABLE earlier (id INTEGER PRIMARY KEY)');
    cms.run('CREATE TABLE later (id INTEGER REFERENCES earlier(id) DEFERRABLE INITIALLY DEFERRED)');
    cms.run('CREATE TRIGGER fail AFTER INSERT ON contact_messages BEGIN INSERT INTO later VALUES (1); END');
    expect((await send(token, 'Trop tard')).status).toBe(500);
    for (const what of ['TRIGGER fail', 'TABLE later', 'TABLE earlier']) cms.run(`DROP ${what}`);
    expect((await send(token, 'Trop tard')).status).toBe(201);
    expect(await stored('Trop tard')).toBe(1);
  });

  it('because the disk is full, and is taken when there is room again', async () => {
    const tokens = ripeTokens(12);
    // SQLite writes into what its log has left over: nothing now, and nothing later while somebody reads there.
    const reader = cms.database();
    reader.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    reader.prepare('BEGIN').run();
    reader.prepare('SELECT count(*) FROM contact_messages').all();
    disk.fill();
    const answers: unknown[] = [];
    for (const [i, token] of tokens.entries()) {
      const answer = await send(token, `Plein ${i}`);
      answers.push(answer.status === 201 ? 201 : await refusalOf(answer));
      if (answer.status !== 201) break;
    }
    expect(answers.at(-1)).toEqual(AWAY);
    disk.makeRoom();
    reader.close();
    const kept = await Promise.all(answers.map((_, i) => stored(`Plein ${i}`)));
    expect(kept).toEqual([...answers.slice(0, -1).map(() => 1), 0]);
    const refused = answers.length - 1;
    expect((await send(tokens[refused], `Plein ${refused}`)).status).toBe(201);
    expect(await stored(`Plein ${refused}`)).toBe(1);
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
