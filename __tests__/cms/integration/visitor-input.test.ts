import { logIn } from '../../support/cms/admin';
import {
  faultOf,
  publishedComments,
  ripeTokens,
  visitor,
  ownArticle,
  type OwnArticle,
} from '../../support/cms/visitor';
import { EMAIL_CASES, textCases, WRONG_TYPES } from '../../support/inputs/form-cases';

let own: OwnArticle;
let article = '';
let tokens: string[] = [];
beforeAll(async () => {
  own = await ownArticle('fr');
  article = own.documentId;
  tokens = ripeTokens(40);
});
afterAll(() => own.drop());

const spare = () => tokens[0] ?? '';
const contact = () => ({
  token: spare(),
  langue: 'fr',
  subject: 'Une question',
  email: 'ana@example.org',
  message: 'Bonjour',
});
const comment = () => ({
  token: spare(),
  langue: 'fr',
  article,
  comment: 'Merci',
  name: 'Ana',
  notify_reply: false,
});

const bad = (cases: readonly (readonly [string, unknown, string | undefined])[]) =>
  cases.filter(([, , fault]) => fault !== undefined);

describe('the contact form refuses', () => {
  it.each([
    ...bad(EMAIL_CASES).map((one) => ['email', ...one] as const),
    ...bad(textCases(150)).map((one) => ['subject', ...one] as const),
    ...bad(textCases(5000)).map((one) => ['message', ...one] as const),
    ...['subject', 'email', 'message', 'token'].flatMap((field) =>
      WRONG_TYPES.map((one) => [field, ...one] as const),
    ),
    ['langue', 'another language', 'de', 'type'],
    ['etat', 'an unknown key', 'approved', 'unknown-field'],
  ] as const)('as %s: %s', async (field, _, value, fault) => {
    const answer = await visitor().post('/api/contact-messages', { ...contact(), [field]: value });
    expect(await faultOf(answer, field)).toEqual([400, fault]);
  });
});

describe('the comment form refuses', () => {
  it.each([
    ...bad(textCases(5000)).map((one) => ['comment', ...one] as const),
    ...bad(textCases(80)).map((one) => ['name', ...one] as const),
    ...['comment', 'name', 'article'].flatMap((field) => WRONG_TYPES.map((one) => [field, ...one] as const)),
    ['notify_reply', 'a text', 'yes', 'type'],
    ['article', 'an operator', '$ne', 'unknown'],
    ['article', 'an article that is not there', 'a'.repeat(24), 'unknown'],
    ['parent', 'a comment that is not there', 'a'.repeat(24), 'unknown'],
    ['publishedAt', 'a publication', '2026-01-01', 'unknown-field'],
    ['etat', 'a decision', 'approved', 'unknown-field'],
    ['documentId', 'an id', 'a'.repeat(24), 'unknown-field'],
  ] as const)('as %s: %s', async (field, _, value, fault) => {
    const answer = await visitor().post('/api/comments', { ...comment(), [field]: value });
    expect(await faultOf(answer, field)).toEqual([400, fault]);
  });

  it('an address that is missing where replies are asked for', async () => {
    const answer = await visitor().post('/api/comments', { ...comment(), notify_reply: true });
    expect(await faultOf(answer, 'email')).toEqual([400, 'required']);
  });
});

describe('what is stored', () => {
  const HOSTILE = [
    ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['SQL', "'); DROP TABLE comments; --"],
    ['a template', '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}'],
    ['an operator', '{"$gt":""}'],
  ] as const;

  it.each(HOSTILE)('is inert: %s', async (what, text) => {
    const body = { ...comment(), token: tokens.pop(), comment: text, name: `Ana ${what}` };
    expect((await visitor().post('/api/comments', body)).status).toBe(201);
    const admin = await logIn();
    const stored = await admin.find('api::comment.comment', 'fr', { nom: `Ana ${what}` });
    expect(stored).toMatchObject({ texte: text, etat: 'en_attente', publishedAt: null, langue: 'fr' });
  });

  it('has lost what nobody sees', async () => {
    const name = 'Ana\r\nBcc: all@example.org\u202e\u0000';
    const body = { ...comment(), token: tokens.pop(), comment: 'gnp.exe\u202e\u0000 \u200bfini', name };
    expect((await visitor().post('/api/comments', body)).status).toBe(201);
    const admin = await logIn();
    const stored = await admin.find('api::comment.comment', 'fr', { nom: 'Ana Bcc: all@example.org' });
    expect(stored).toMatchObject({ texte: 'gnp.exe fini' });
  });

  it('waits at the CMS, said why, when it looks like spam', async () => {
    const text = 'https://a.example https://b.example https://c.example';
    const body = { ...comment(), token: tokens.pop(), comment: text, name: 'Liens' };
    expect((await visitor().post('/api/comments', body)).status).toBe(201);
    const admin = await logIn();
    const stored = await admin.find('api::comment.comment', 'fr', { nom: 'Liens' });
    expect(stored.retenu_pour).toBe('plusieurs liens / several links');
  });

  it('is read by nobody before a moderator has', async () => {
    const found = (await publishedComments('fr')).filter(({ article_id: id }) => id === article);
    expect(found).toEqual([]);
  });
});

describe('bodies', () => {
  it.each([
    ['5 MB', 'x'.repeat(5_000_000), 413],
    ['65 KB', 'x'.repeat(65 * 1024), 413],
  ])('of %s are not read', async (_, message, status) => {
    const answer = await visitor().post('/api/contact-messages', { ...contact(), message });
    expect(answer.status).toBe(status);
  });

  it('of unknown length are not read', async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(contact())));
        controller.close();
      },
    });
    const { address } = visitor();
    const answer = await fetch(`${process.env['TEST_CMS_URL'] ?? ''}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(411);
  });

  it.each([
    ['a list', []],
    ['a text', 'text'],
    ['null', null],
    ['deeply nested', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
  ])('that are %s are refused', async (_, body) => {
    const answer = await visitor().post('/api/contact-messages', body);
    expect(answer.status).toBe(400);
  });
});
