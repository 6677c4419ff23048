import { freshAddress } from '../addresses';
import { type MailServer, until } from '../mail/mail-server';
import { linkIn } from '../mail/mailbox';
import { logIn } from './admin';
import { ownArticle, publishedComments, ripeTokens, visitor } from './visitor';

const UID = 'api::comment.comment';

type Written = { readonly comment: string; readonly email: string; readonly documentId: string };

/** The ways in which moderators approve a comment; each returns the status of the CMS's answer. */
const WAYS: Readonly<Record<string, (written: Written, mails: MailServer) => Promise<number>>> = {
  'by the link of a mail': async ({ comment }, mails) => {
    const [mail] = await until('the moderators’ mail', () => {
      const found = mails.holding(comment);
      return found.length > 0 ? found : undefined;
    });
    return (await visitor().press(linkIn(mail as NonNullable<typeof mail>, 'Publier'))).status;
  },
  'by publishing it in the admin': async ({ documentId }) =>
    (await (await logIn()).act(UID, documentId, 'fr', 'publish')).status,
  'by its state in the admin': async ({ documentId }) =>
    (await (await logIn()).save(UID, documentId, 'fr', { etat: 'approuve' })).status,
  'with many others in the admin': async ({ documentId }) =>
    (await (await logIn()).publishAll(UID, [documentId])).status,
};

/**
 * Approves comments while the database takes no mail, and again when it does: before, nothing of the approval has
 * happened, and after, the mail that it promises arrives once.
 * @param outbox has the database refuse mails, or take them again
 */
export function testAnnouncing(mails: () => MailServer, outbox: (state: 'refuses' | 'takes') => void): void {
  let article: Awaited<ReturnType<typeof ownArticle>>;
  let tokens: string[] = [];
  beforeAll(async () => {
    article = await ownArticle('fr');
    tokens = ripeTokens(2 * Object.keys(WAYS).length);
  });
  afterEach(() => outbox('takes'));

  async function write(name: string): Promise<Written> {
    const comment = `${name} ${freshAddress()}`;
    const email = `${comment.replaceAll(/[^a-z0-9]+/gi, '-')}@example.org`.toLowerCase();
    const form = { token: tokens.pop(), langue: 'fr', article: article.documentId, comment, name };
    const answer = await visitor().post('/api/comments', { ...form, email, notify_reply: true });
    expect(answer.status).toBe(201);
    const { documentId } = await (await logIn()).find(UID, 'fr', { texte: comment });
    return { comment, email, documentId };
  }
  const isOnline = async (written: Written) =>
    (await publishedComments('fr')).some(({ documentId }) => documentId === written.documentId);
  const stateOf = async ({ comment }: Written) =>
    ((await (await logIn()).find(UID, 'fr', { texte: comment })) as { etat?: unknown }).etat;

  it.each(Object.keys(WAYS))('%s', async (way) => {
    const written = await write('Ana');
    const approve = () => WAYS[way]?.(written, mails());
    await until('the moderators’ mail', () => mails().holding(written.comment).length > 0);
    outbox('refuses');
    expect(await approve()).toBeGreaterThanOrEqual(500);
    expect([await isOnline(written), await stateOf(written)]).toEqual([false, 'en_attente']);

    outbox('takes');
    expect(await approve()).toBe(200);
    expect([await isOnline(written), await stateOf(written)]).toEqual([true, 'approuve']);
    await until('the question to its author', () => mails().to(written.email).length > 0);
    const admin = await logIn();
    await admin.act(UID, written.documentId, 'fr', 'unpublish');
    await admin.act(UID, written.documentId, 'fr', 'publish');
    // Mails leave in the order in which they were written.
    const message = `Plus tard ${freshAddress()}`;
    const body = { token: tokens.pop(), langue: 'fr', subject: 'S', email: 'ana@example.org', message };
    await visitor().post('/api/contact-messages', body);
    await until('a later mail', () => mails().holding(message).length > 0);
    expect(mails().to(written.email)).toHaveLength(1);
  });
}
