import type { ParsedMail } from 'mailparser';
import { logIn } from '../../support/cms/admin';
import { fiveAlike, nineWithOneToken } from '../../support/cms/at-once';
import {
  faultOf,
  ownArticle,
  type OwnArticle,
  publishedComments,
  ripeTokens,
  visitor,
} from '../../support/cms/visitor';
import { linkIn, mailAbout, mailsTo, mailWith } from '../../support/mail/mailbox';

const MESSAGE = 'api::contact-message.contact-message';
const MODERATORS = 'moderation@grand-large.example';

let own: OwnArticle;
let tokens: string[] = [];
beforeAll(async () => {
  own = await ownArticle('fr');
  tokens = ripeTokens(17);
});
afterAll(() => own.drop());

const take = () => tokens.pop() ?? '';
const comment = (more: object) => ({ langue: 'fr', article: own.documentId, comment: 'Merci', ...more });

it('stores one of nine forms that come at once with the same token', async () => {
  const subject = `Un jeton ${String(Date.now())}`;
  expect(await nineWithOneToken(subject)).toEqual(['201', ...Array<string>(8).fill('400 expired')]);
  const admin = await logIn();
  expect(await admin.count(MESSAGE, { subject })).toBe(1);
});

it('stores and mails one of five equal messages that come at once, and thanks for each', async () => {
  const subject = `Cinq fois ${String(Date.now())}`;
  expect(await fiveAlike(subject)).toEqual(Array<string>(5).fill('201'));
  const admin = await logIn();
  expect(await admin.count(MESSAGE, { subject })).toBe(1);
  await mailAbout(MODERATORS, subject);
  const mails = (await mailsTo(MODERATORS)).filter((mail) => mail.subject?.includes(subject));
  expect(mails).toHaveLength(1);
});

it('stores one of five equal comments that come at once', async () => {
  const name = `Écho ${String(Date.now())}`;
  const posts = tokens.splice(0, 5).map((token) => visitor().post('/api/comments', comment({ token, name })));
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const admin = await logIn();
  expect(await admin.count('api::comment.comment', { nom: name })).toBe(1);
});

it('stores one of five equal reports that come at once', async () => {
  const [comment] = await publishedComments('fr');
  const reason = `Cinq signalements ${String(Date.now())}`;
  const posts = tokens
    .splice(0, 5)
    .map((token) =>
      visitor().post(`/api/comments/${comment?.documentId ?? ''}/report`, { token, langue: 'fr', reason }),
    );
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await (await logIn()).count('api::report.report', { reason })).toBe(1);
});

it('gives a token back when its form could not be stored', async () => {
  const token = take();
  const wrong = comment({ token, name: 'Ana', article: 'a'.repeat(24) });
  expect(await faultOf(await visitor().post('/api/comments', wrong), 'article')).toEqual([400, 'unknown']);
  const right = comment({ token, name: `Ana ${String(Date.now())}` });
  expect((await visitor().post('/api/comments', right)).status).toBe(201);
});

describe('a person’s own data', () => {
  const email = `once-${String(Date.now())}@example.org`;
  const message = { langue: 'fr', subject: `Mes données ${email}`, email, message: 'Bonjour' };
  const stored = async () => (await logIn()).count(MESSAGE, { email });
  const post = (path: string, body: object) => visitor().post(path, { token: take(), ...body });

  it('are shown by one mail an hour, whoever asks, and the answer is always the same', async () => {
    await post('/api/contact-messages', message);
    for (const asked of [email, email.toUpperCase()])
      expect((await post('/api/my-data', { langue: 'fr', email: asked })).status).toBe(201);
    // Mails leave in the order in which they were asked for: when this one has arrived, a second link would be there.
    const last = `Ensuite ${email}`;
    await post('/api/contact-messages', {
      ...message,
      subject: last,
      email: 'ana@example.org',
      message: last,
    });
    await mailWith(MODERATORS, last);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('can be written again once they are erased, the same day and in the same words', async () => {
    const [mail] = await mailsTo(email);
    const erased = await visitor().press(linkIn(mail as ParsedMail, 'Voir mes données'));
    expect([erased.status, await stored()]).toEqual([200, 0]);
    expect((await post('/api/contact-messages', message)).status).toBe(201);
    expect(await stored()).toBe(1);
  });
});
