import { logIn } from '../../support/cms/admin';
import {
  ownArticle,
  publishedComments,
  ripeTokens,
  visitor,
  type OwnArticle,
} from '../../support/cms/visitor';
import { linkIn, mailsTo, mailWith } from '../../support/mail/mailbox';

const UID = 'api::comment.comment';
const MODERATOR = 'moderation@grand-large.example';
const run = String(Date.now());

let own: OwnArticle;
let english: OwnArticle;
let article = '';
let tokens: string[] = [];
beforeAll(async () => {
  [own, english] = [await ownArticle('fr'), await ownArticle('en')];
  article = own.documentId;
  tokens = ripeTokens(20);
});
afterAll(async () => {
  await own.drop();
  await english.drop();
});

/** Writes a comment and returns its words, which no other has. */
async function write(name: string, more: object = {}): Promise<string> {
  const comment = `${name} ${run}`;
  const body = { token: tokens.pop(), langue: 'fr', article, comment, name, ...more };
  expect((await visitor().post('/api/comments', body)).status).toBe(201);
  return comment;
}

const entryOf = async (comment: string) => (await logIn()).find(UID, 'fr', { texte: comment });
const isOnline = async (comment: string) =>
  (await publishedComments('fr')).some((one) => one.comment === comment);

describe('moderating by mail', () => {
  it('publishes with the button, and with nothing else', async () => {
    const comment = await write('Ana');
    const mail = await mailWith(MODERATOR, comment);
    expect(mail.subject).toMatch(/^Commentaire à relire/);
    const approve = linkIn(mail, 'Publier');
    for (let i = 0; i < 3; i += 1) expect((await visitor().open(approve)).status).toBe(200);
    expect(await isOnline(comment)).toBe(false);

    expect((await visitor().press(approve)).status).toBe(200);
    expect(await isOnline(comment)).toBe(true);
    expect(await entryOf(comment)).toMatchObject({ etat: 'approuve' });
  });

  it('works once: every link of the mail is spent then', async () => {
    const comment = await write('Bob');
    const mail = await mailWith(MODERATOR, comment);
    expect((await visitor().press(linkIn(mail, 'Indésirable'))).status).toBe(200);
    for (const label of ['Publier', 'Refuser', 'Indésirable']) {
      expect((await visitor().open(linkIn(mail, label))).status).toBe(410);
      expect((await visitor().press(linkIn(mail, label), { reason: 'x' })).status).toBe(410);
    }
    expect(await isOnline(comment)).toBe(false);
    expect(await entryOf(comment)).toMatchObject({ etat: 'indesirable' });
  });

  it('asks why before it refuses', async () => {
    const comment = await write('Cléo');
    const refuse = linkIn(await mailWith(MODERATOR, comment), 'Refuser');
    const page = await visitor().press(refuse);
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('Indiquez une raison');
    expect((await visitor().press(refuse, { reason: 'Hors sujet' })).status).toBe(200);
    expect(await entryOf(comment)).toMatchObject({ etat: 'refuse', motif_refus: 'Hors sujet' });
  });

  it('shows what was written as text, under a policy that runs nothing', async () => {
    const comment = await write('<img src=x onerror=alert(1)>');
    const mail = await mailWith(MODERATOR, comment);
    expect(mail.html).not.toMatch(/<img/);
    const page = await visitor().open(linkIn(mail, 'Publier'));
    expect(await page.text()).not.toMatch(/<img/);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('is in the comment’s language', async () => {
    const comment = await write('Dan', { langue: 'en', article: english.documentId });
    const mail = await mailWith(MODERATOR, comment);
    expect(mail.subject).toMatch(/^Comment to read: /);
    expect(await (await visitor().open(linkIn(mail, 'Publish'))).text()).toContain('<html lang="en">');
  });

  it('leaves out what looks like spam', async () => {
    const comment = await write('http://a.example http://b.example http://c.example');
    await write('Après');
    await mailWith(MODERATOR, `Après ${run}`);
    const mails = await mailsTo(MODERATOR);
    expect(mails.filter(({ text }) => text?.includes(comment))).toEqual([]);
  });
});

describe('moderating in the admin panel', () => {
  it('publishes, and takes back', async () => {
    const comment = await write('Eva');
    const admin = await logIn();
    const { documentId } = await entryOf(comment);
    expect((await admin.act(UID, documentId, 'fr', 'publish')).status).toBe(200);
    expect(await entryOf(comment)).toMatchObject({ etat: 'approuve' });
    expect((await admin.act(UID, documentId, 'fr', 'unpublish')).status).toBe(200);
    expect(await isOnline(comment)).toBe(false);
    expect(await entryOf(comment)).toMatchObject({ etat: 'en_attente' });
  });

  it('publishes what is set to approved, and takes down what is set to refused', async () => {
    const comment = await write('Fay');
    const admin = await logIn();
    const { documentId } = await entryOf(comment);
    await admin.save(UID, documentId, 'fr', { etat: 'approuve' });
    expect(await isOnline(comment)).toBe(true);
    const without = await admin.save(UID, documentId, 'fr', { etat: 'refuse' });
    expect(without.status).toBe(400);
    expect(await without.text()).toContain('un refus demande une raison');
    await admin.save(UID, documentId, 'fr', { etat: 'refuse', motif_refus: 'Insultes' });
    expect(await isOnline(comment)).toBe(false);
    expect((await admin.act(UID, documentId, 'fr', 'publish')).status).toBe(400);
  });

  it('answers as the editors', async () => {
    const comment = await write('Guy');
    const admin = await logIn();
    const { documentId } = await entryOf(comment);
    await admin.act(UID, documentId, 'fr', 'publish');
    const answer = await admin.create(UID, 'fr', {
      ...{ texte: `Réponse ${run}`, nom: 'Camille', langue: 'en', de_la_redaction: true },
      parent: { connect: [{ documentId }] },
    });
    await admin.act(UID, answer.documentId, 'fr', 'publish');
    const found = (await publishedComments('fr')).find((one) => one.comment === `Réponse ${run}`);
    expect(found).toMatchObject({ article_id: article, parent_id: documentId, de_la_redaction: true });
  });

  it('keeps comments in place while their article is off the site', async () => {
    const comment = await write('Hal');
    const admin = await logIn();
    await admin.act(UID, (await entryOf(comment)).documentId, 'fr', 'publish');
    await own.drop();
    await own.publish();
    const found = (await publishedComments('fr')).find((one) => one.comment === comment);
    expect(found).toMatchObject({ article_id: article });
  });
});

describe('threads', () => {
  it('are one level deep', async () => {
    const admin = await logIn();
    const publish = async (comment: string) => {
      const { documentId } = await entryOf(comment);
      await admin.act(UID, documentId, 'fr', 'publish');
      return documentId;
    };
    const head = await publish(await write('Ida'));
    const reply = await publish(await write('Jo', { parent: head }));
    await publish(await write('Kim', { parent: reply }));
    const kim = (await publishedComments('fr')).find((one) => one.comment === `Kim ${run}`);
    expect(kim?.parent_id).toBe(head);
  });

  it('cannot hang from a comment that nobody may read yet', async () => {
    const comment = await write('Léa');
    const { documentId: parent } = await entryOf(comment);
    const body = { token: tokens.pop(), langue: 'fr', article, comment: 'x', name: 'x', parent };
    expect((await visitor().post('/api/comments', body)).status).toBe(400);
  });
});

describe('reporting a comment', () => {
  it('reaches the moderators, who can answer and take it down', async () => {
    const comment = await write('Max');
    const admin = await logIn();
    const { documentId } = await entryOf(comment);
    await admin.act(UID, documentId, 'fr', 'publish');
    const reason = `Publicité cachée ${run}`;
    const body = { token: tokens.pop(), langue: 'fr', reason, email: 'temoin@example.org' };
    const answer = await visitor().post(`/api/comments/${documentId}/report`, body);
    expect(answer.status).toBe(201);

    const mail = await mailWith(MODERATOR, reason);
    expect(mail.replyTo?.text).toBe('temoin@example.org');
    const withdraw = linkIn(mail, 'Retirer ce commentaire du site');
    await visitor().open(withdraw);
    expect(await isOnline(comment)).toBe(true);
    expect((await visitor().press(withdraw, { reason: 'Publicité' })).status).toBe(200);
    expect(await isOnline(comment)).toBe(false);
    expect((await visitor().open(withdraw)).status).toBe(410);
  });

  it('is for comments that are on the site', async () => {
    const comment = await write('Noé');
    const { documentId } = await entryOf(comment);
    const body = { token: tokens.pop(), langue: 'fr', reason: 'x' };
    expect((await visitor().post(`/api/comments/${documentId}/report`, body)).status).toBe(400);
  });
});
