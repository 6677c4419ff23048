import { logIn } from '../../support/cms/admin';
import { freePort, OwnCms } from '../../support/cms/own-cms';
import { ownArticle, type OwnArticle, ripeTokens, visitor } from '../../support/cms/visitor';

const COMMENT = 'api::comment.comment';

let cms: OwnCms;
let article: OwnArticle;
let tokens: string[] = [];

beforeAll(async () => {
  // Nobody listens there: all mails wait.
  cms = new OwnCms(await freePort(), { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()) });
  process.env['TEST_CMS_URL'] = `http://127.0.0.1:${cms.port}`;
  process.env['TEST_CMS_DATA'] = cms.data;
  await cms.start();
  article = await ownArticle('fr');
  tokens = ripeTokens(30);
});
afterAll(() => cms.remove());

type Waiting = { readonly to: string; readonly subject: string; readonly text: string };

function waiting(): Waiting[] {
  const database = cms.database();
  const rows = database.prepare('SELECT mail FROM outgoing_mails').all() as { mail: string }[];
  database.close();
  return rows.map(({ mail }) => JSON.parse(mail) as Waiting);
}

async function post(path: string, body: object): Promise<void> {
  const answer = await visitor().post(path, { token: tokens.pop(), langue: 'fr', ...body });
  expect([path, answer.status]).toEqual([path, 201]);
}

const message = (email: string, words: string) =>
  post('/api/contact-messages', { email, subject: 'Question', message: words });

/** A comment that is published; its author is asked to confirm. */
async function comment(email: string, words: string): Promise<string> {
  const body = { article: article.documentId, comment: words, name: 'Visiteur', email, notify_reply: true };
  await post('/api/comments', body);
  const admin = await logIn();
  const { documentId } = await admin.find(COMMENT, 'fr', { texte: words });
  expect((await admin.act(COMMENT, documentId, 'fr', 'publish')).status).toBe(200);
  return documentId;
}

const report = (id: string, email: string, words: string) =>
  post(`/api/comments/${id}/report`, { email, reason: words });

/** Mails of every kind by people whose addresses look alike; each holds a word that says whose it is. */
async function write(time: string): Promise<void> {
  await message('na@example.org', `NA message ${time}`);
  await message('NA@Example.org', `NA capitals ${time}`);
  await message('ana@example.org', `ANA message ${time}`);
  await message('na+voyage@example.org', `PLUS message ${time}`);
  const [na, ana] = [
    await comment('na@example.org', `NA comment ${time}`),
    await comment('ana@example.org', `ANA comment ${time}`),
  ];
  await report(ana, 'na@example.org', `NA reason ${time}`);
  await report(ana, 'na+voyage@example.org', `PLUS reason ${time}`);
  await report(na, 'ana@example.org', `of NA ${time}`);
  await post('/api/my-data', { email: 'na@example.org' });
}

const WORDS = /(?:NA|ANA|PLUS) (?:message|capitals|comment|reason) \w+|of NA \w+/g;
const wordsIn = (mails: readonly Waiting[]) =>
  [...new Set(mails.flatMap(({ text }) => text.match(WORDS) ?? []))].sort();
const askedAt = (mails: readonly Waiting[]) =>
  mails.filter(({ subject }) => subject.startsWith('Confirmez')).map(({ to }) => to);

it('erasing takes back the mails that wait about a person, and nobody else’s', async () => {
  await write('before');
  await cms.end('SIGTERM');
  // As an earlier version left them.
  cms.run('UPDATE outgoing_mails SET about = NULL');
  await cms.start();
  await write('after');
  const all = waiting();
  // Twelve each time, but the link to one's own data leaves once an hour.
  expect(all).toHaveLength(23);

  const link = all.find(({ text }) => text.includes('/api/my-data/'))?.text.match(/http\S+my-data\S+/)?.[0];
  expect((await visitor().press(link ?? '')).status).toBe(200);
  const left = waiting();
  expect(left.filter(({ to }) => to === 'na@example.org')).toEqual([]);
  const others = ['ANA comment', 'ANA message', 'PLUS message', 'PLUS reason'];
  expect(wordsIn(left)).toEqual(others.flatMap((words) => [`${words} after`, `${words} before`]).sort());
  expect(askedAt(left)).toEqual(['ana@example.org', 'ana@example.org']);
  // The mails about Ana: her message, her comment, the question, and one report of it, at both times; Plus's message.
  expect(left).toHaveLength(10);
});
