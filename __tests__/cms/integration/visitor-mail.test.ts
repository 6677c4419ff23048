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
const address = (name: string) => `${name}.${run}@example.org`;

const WORDS = {
  fr: {
    publish: 'Publier',
    confirm: 'Confirmer',
    stop: 'Ne plus être averti',
    open: 'Voir mes données',
    optIn: 'Confirmez que vous voulez être averti des réponses',
    reply: /^Une réponse à votre commentaire/,
  },
  en: {
    publish: 'Publish',
    confirm: 'Confirm',
    stop: 'Stop these mails',
    open: 'See my data',
    optIn: 'Confirm that you want to be told of replies',
    reply: /^A reply to your comment/,
  },
} as const;

let own: Record<'fr' | 'en', OwnArticle>;
let tokens: string[] = [];
beforeAll(async () => {
  own = { fr: await ownArticle('fr'), en: await ownArticle('en') };
  tokens = ripeTokens(40);
});
afterAll(() => Promise.all(Object.values(own).map(({ drop }) => drop())));

async function write(locale: 'fr' | 'en', name: string, more: object = {}): Promise<string> {
  const article = own[locale].documentId;
  const comment = `${name} ${locale} ${run}`;
  const body = { token: tokens.pop(), langue: locale, article, comment, name, ...more };
  expect((await visitor().post('/api/comments', body)).status).toBe(201);
  return comment;
}

/** Publishes by the moderators' mail. @returns the comment's id */
async function approve(locale: 'fr' | 'en', comment: string): Promise<string> {
  const mail = await mailWith(MODERATOR, comment);
  expect((await visitor().press(linkIn(mail, WORDS[locale].publish))).status).toBe(200);
  const found = (await publishedComments(locale)).find((one) => one.comment === comment);
  return found?.documentId ?? '';
}

/** Reads what the panel says of a comment: published, or modified since. */
async function statusOf(documentId: string): Promise<string> {
  const path = `/content-manager/collection-types/${UID}/${documentId}`;
  const answer = await (await logIn()).request('GET', path);
  return ((await answer.json()) as { data: { status: string } }).data.status;
}

/** Mails leave in the order in which they were written: once a later one has arrived, no earlier one is on its way. */
async function untilEarlierMailsAreSent(): Promise<void> {
  await mailWith(MODERATOR, await write('fr', 'La suivante'));
}

describe.each(['fr', 'en'] as const)('telling of replies, in %s', (locale) => {
  const words = WORDS[locale];
  const ana = address(`ana-${locale}`);

  it('goes from the box ticked to the last mail', async () => {
    const comment = await write(locale, 'Ana', { email: ana, notify_reply: true });
    expect(await mailsTo(ana)).toEqual([]);
    const head = await approve(locale, comment);

    const optIn = await mailWith(ana, words.confirm);
    expect(optIn.subject).toBe(words.optIn);
    const confirm = linkIn(optIn, words.confirm);

    // Not confirmed yet: nothing is sent.
    await approve(locale, await write(locale, 'Trop tôt', { parent: head }));
    await visitor().open(confirm);
    await approve(locale, await write(locale, 'Seulement regardé', { parent: head }));
    expect(await mailsTo(ana)).toHaveLength(1);

    expect((await visitor().press(confirm)).status).toBe(200);
    // What a reader decides about mails is no change of the comment that editors would have to publish.
    expect(await statusOf(head)).toBe('published');
    const answer = `<b>Réponse</b> ${locale} ${run}`;
    const body = { comment: answer, parent: head };
    const reply = await approve(locale, await write(locale, 'Bob', body).then(() => answer));
    const told = await mailWith(ana, answer);
    expect(told.subject).toMatch(words.reply);
    expect(told.html).toContain('&lt;b&gt;Réponse&lt;/b&gt;');
    expect(told.html).not.toContain('<b>Réponse');
    expect(told.text).toContain(`#comment-${reply}`);

    // One click, as mail programs do it (RFC 8058).
    const header = told.headers.get('list') as { unsubscribe?: { url: string } };
    expect(told.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    const stop = header.unsubscribe?.url ?? '';
    expect(linkIn(told, words.stop)).toBe(stop);
    const page = await visitor().open(stop);
    expect(await page.text()).toContain('requestSubmit');
    expect((await visitor().press(stop, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);

    await approve(locale, await write(locale, 'Trop tard', { parent: head }));
    expect(await mailsTo(ana)).toHaveLength(2);
    // What was stopped is not started again by an old link.
    expect((await visitor().open(confirm)).status).toBe(410);
  });
});

describe('mails go to nobody else', () => {
  it('not to those who left an address and ticked nothing', async () => {
    const quiet = address('quiet');
    await approve('fr', await write('fr', 'Discrète', { email: quiet }));
    await untilEarlierMailsAreSent();
    expect(await mailsTo(quiet)).toEqual([]);
  });

  it('not to whoever wrote the reply, and once to each address', async () => {
    const eva = address('eva');
    const head = await approve('fr', await write('fr', 'Eva', { email: eva, notify_reply: true }));
    await visitor().press(linkIn(await mailWith(eva, 'Confirmer'), 'Confirmer'));
    const own = await write('fr', 'Eva encore', { email: eva.toUpperCase(), parent: head });
    await approve('fr', own);
    await untilEarlierMailsAreSent();
    expect((await mailsTo(eva)).filter(({ text }) => text?.includes(own))).toEqual([]);
  });

  it('not twice when a comment is published again', async () => {
    const zoe = address('zoe');
    const head = await approve('fr', await write('fr', 'Zoé', { email: zoe, notify_reply: true }));
    await visitor().press(linkIn(await mailWith(zoe, 'Confirmer'), 'Confirmer'));
    const comment = await write('fr', 'Yves', { parent: head });
    const reply = await approve('fr', comment);
    await mailWith(zoe, comment);
    const admin = await logIn();
    await admin.act(UID, reply, 'fr', 'unpublish');
    await admin.act(UID, reply, 'fr', 'publish');
    await untilEarlierMailsAreSent();
    expect((await mailsTo(zoe)).filter(({ text }) => text?.includes(comment))).toHaveLength(1);
  });
});

it('sends a contact message on to the editors, who can answer it', async () => {
  const message = `Bonjour <script>alert(1)</script> ${run}`;
  const body = { token: tokens.pop(), langue: 'fr', subject: 'Sujet\r\nBcc: x@example.org', message };
  const email = address('client');
  expect((await visitor().post('/api/contact-messages', { ...body, email })).status).toBe(201);
  const mail = await mailWith(MODERATOR, message);
  expect(mail.replyTo?.text).toBe(email);
  expect(mail.subject).toContain('Sujet Bcc: x@example.org');
  expect(mail.bcc).toBeUndefined();
  expect(mail.html).not.toMatch(/<script/);
});

describe.each(['fr', 'en'] as const)('one’s own data, in %s', (locale) => {
  const words = WORDS[locale];
  const leo = address(`leo-${locale}`);
  const ask = (email: string) =>
    visitor().post('/api/my-data', { token: tokens.pop(), langue: locale, email });

  it('is shown, copied and erased by whoever reads the address’s mail', async () => {
    const comment = await write(locale, 'Léo', { email: leo, notify_reply: true });
    const head = await approve(locale, comment);
    const pending = await write(locale, 'Léo attend', { email: leo });
    const reply = await write(locale, 'Une autre', { parent: head });
    await approve(locale, reply);
    const message = { langue: locale, subject: 'S', email: leo, message: `Message ${locale} ${run}` };
    await visitor().post('/api/contact-messages', { token: tokens.pop(), ...message });

    expect((await ask(leo.toUpperCase())).status).toBe(201);
    const link = linkIn(await mailWith(leo, words.open), words.open);
    const page = await (await visitor().open(link)).text();
    for (const text of [comment, pending, message.message]) expect(page).toContain(text);
    expect(page).not.toContain(reply);
    const copy = (await (await visitor().open(`${link}/export`)).json()) as Record<string, object[]>;
    expect(copy.comments?.map((entry) => 'texte' in entry && entry.texte)).toEqual([comment, pending]);
    expect(copy.messages).toEqual([expect.objectContaining({ email: leo, subject: 'S' })]);
    expect(await (await visitor().open(link)).text()).toContain(comment);

    expect((await visitor().press(link)).status).toBe(200);
    const admin = await logIn();
    expect(await admin.count(UID, { email: leo })).toBe(0);
    expect(await admin.count('api::contact-message.contact-message', { email: leo })).toBe(0);
    expect(await admin.count(UID, { texte: pending })).toBe(0);
    const listed = await publishedComments(locale);
    expect(listed.some((one) => one.comment === comment)).toBe(false);
    expect(listed.find(({ documentId }) => documentId === head)?.name).toMatch(/^Anonym/);
    // The answer of somebody else keeps its place.
    expect(listed.find((one) => one.comment === reply)?.parent_id).toBe(head);
  });

  it('says the same about an address that has left nothing', async () => {
    const nobody = address(`nobody-${locale}`);
    const known = await ask(leo);
    const unknown = await ask(nobody);
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await untilEarlierMailsAreSent();
    expect(await mailsTo(nobody)).toEqual([]);
  });
});
