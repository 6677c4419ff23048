import { readSecret } from '../../scripts/lib/cms.mjs';
import { testAnnouncing } from '../support/cms/announcing';
import { freePort, OwnCms } from '../support/cms/own-cms';
import { type Cluster, startCluster } from '../support/cms/postgres';
import { ripeTokens, visitor } from '../support/cms/visitor';
import { MailServer, until } from '../support/mail/mail-server';
import { required } from '../support/served';

let cluster: Cluster;
let cms: OwnCms;
let mails: MailServer;

beforeAll(async () => {
  cluster = startCluster(required('TEST_POSTGRES_BIN'), await freePort());
  mails = new MailServer(await freePort());
  await mails.start();
  cms = new OwnCms(await freePort(), {
    ...mails.env,
    MODERATORS: 'moderation@grand-large.example',
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: cluster.url,
  });
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  process.env['TEST_CMS_TOKEN'] = readSecret('CMS_TOKEN');
  await cms.start();
});
afterAll(async () => {
  mails.stop();
  await cms.remove();
  cluster.stop();
});

const health = async () => (await fetch(`http://127.0.0.1:${cms.port}/_health`)).status;
const tokenStatus = async () => (await fetch(`http://127.0.0.1:${cms.port}/api/form-token`)).status;
const loginStatus = async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ana@example.org', password: 'Password1' });
  return (await fetch(`http://127.0.0.1:${cms.port}/admin/login`, { method: 'POST', headers, body })).status;
};
const form = (token: string | undefined, subject: string) => ({
  ...{ token, langue: 'fr', subject, email: 'ana@example.org', message: subject },
});
const send = (body: object) => visitor().post('/api/contact-messages', body);
const mailsAbout = (subject: string) => mails.holding(`${subject}\n`).length;
const stored = (subject: string) =>
  Number(cluster.sql(`SELECT count(*) FROM contact_messages WHERE subject = '${subject}'`));

/** Sends a form again while the CMS asks for it, as a visitor does. @returns the status of each answer */
async function insist(body: object): Promise<number[]> {
  const statuses = [(await send(body)).status];
  while (Number(statuses.at(-1)) >= 500) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    statuses.push((await send(body)).status);
  }
  return statuses;
}

describe('PostgreSQL restarted while forms are posted', () => {
  it('loses nothing that was accepted, keeps it once, and mails it once', async () => {
    const tokens = ripeTokens(40);
    const subjects = tokens.map((_, i) => `Formulaire ${i}`);
    const answers: Promise<number[]>[] = [];
    for (const [i, token] of tokens.entries()) {
      answers.push(insist(form(token, subjects[i] ?? '')));
      await new Promise((resolve) => setTimeout(resolve, 25));
      // In the middle of some: others are answered, others to come.
      if (i !== 12 && i !== 25) continue;
      cluster.shutDown(i === 12 ? 'fast' : 'immediate');
      await until('the CMS says that its database is away', async () => (await health()) === 503);
      // Not 401, as if the visitor had to log in, nor 501 for somebody who does.
      expect([await tokenStatus(), await loginStatus()]).toEqual([503, 503]);
      const next = form(tokens[i + 1], subjects[i + 1] ?? '');
      expect((await send(next)).status).toBe(503);
      cluster.start();
    }
    const statuses = await Promise.all(answers);
    expect(statuses.map((all) => all.at(-1))).toEqual(subjects.map(() => 201));
    expect(statuses.flat().filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(await health()).toBe(204);
    expect(subjects.map(stored)).toEqual(subjects.map(() => 1));
    await until('all mails', () => subjects.every((subject) => mailsAbout(subject) > 0));
    // What was sent twice would come by the time a later one does.
    expect(await insist(form(ripeTokens(1)[0], 'Le dernier'))).toEqual([201]);
    await until('a later mail', () => mailsAbout('Le dernier') > 0);
    expect(subjects.map(mailsAbout)).toEqual(subjects.map(() => 1));
  });
});

describe('afterwards', () => {
  let second: OwnCms;
  let refused: Promise<unknown>;
  beforeAll(async () => {
    second = new OwnCms(await freePort(), {
      ...mails.env,
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: cluster.url,
    });
    // It waits for a while, in case the first is about to end; the other tests go on meanwhile.
    refused = second.start().catch((error: unknown) => error);
  });
  afterAll(() => second.remove());

  it('a form whose transaction fails at its very end is not thanked for', async () => {
    const [token] = ripeTokens(1);
    cluster.sql(`CREATE FUNCTION fail() RETURNS trigger AS $$BEGIN RAISE 'refused by the test'; END$$ LANGUAGE plpgsql;
      CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON contact_messages DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION fail()`);
    expect((await send(form(token, 'Trop tard'))).status).toBe(500);
    cluster.sql('DROP TRIGGER fail ON contact_messages');
    expect((await send(form(token, 'Trop tard'))).status).toBe(201);
    expect(stored('Trop tard')).toBe(1);
  });

  describe('an approval whose mails cannot be queued has not happened, and can be repeated', () => {
    beforeAll(() => {
      cluster.sql(
        "CREATE FUNCTION refuse() RETURNS trigger AS $$BEGIN RAISE 'refused by the test'; END$$ LANGUAGE plpgsql",
      );
    });
    testAnnouncing(
      () => mails,
      (state) => {
        const create =
          'CREATE TRIGGER refuse BEFORE INSERT ON outgoing_mails FOR EACH ROW EXECUTE FUNCTION refuse()';
        cluster.sql(state === 'refuses' ? create : 'DROP TRIGGER IF EXISTS refuse ON outgoing_mails');
      },
    );
  });

  it('a second CMS does not start, and says why: the lock was taken again', async () => {
    expect(String(await refused)).toMatch(
      /Another CMS works on the database since 20[\d-]+T[\d:.]+Z, from 127\.0\.0\.1\./,
    );
  });
});
