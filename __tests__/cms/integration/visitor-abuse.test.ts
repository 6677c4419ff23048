import { gzipSync } from 'node:zlib';
import { freshAddress } from '../../support/addresses';
import { logIn } from '../../support/cms/admin';
import { faultOf, ripeTokens, visitor, ownArticle, type OwnArticle } from '../../support/cms/visitor';
import { cmsUrl } from '../../support/served';

let own: OwnArticle;
let article = '';
let tokens: string[] = [];
beforeAll(async () => {
  own = await ownArticle('fr');
  article = own.documentId;
  tokens = ripeTokens(30);
});
afterAll(() => own.drop());

const take = () => tokens.pop() ?? '';
const contact = (more: object) => ({
  langue: 'fr',
  subject: 'Une question',
  email: 'ana@example.org',
  message: 'Bonjour',
  ...more,
});
const comment = (more: object) => ({ langue: 'fr', article, comment: 'Merci', name: 'Ana', ...more });

async function stored(filters: Record<string, string>): Promise<number> {
  const admin = await logIn();
  return admin.find('api::comment.comment', 'fr', filters).then(
    () => 1,
    () => 0,
  );
}

describe('machines', () => {
  it('that fill the hidden field are thanked and held for the moderators, as is a person whose browser does', async () => {
    const body = comment({ token: take(), name: 'Robot', website: 'https://spam.example' });
    expect((await visitor().post('/api/comments', body)).status).toBe(201);
    const retenu_pour = 'un champ que personne ne voit est rempli / a field that nobody sees is filled in';
    expect(await stored({ nom: 'Robot', retenu_pour })).toBe(1);
  });

  it('that are too fast are told to wait', async () => {
    const { token, post } = visitor();
    const answer = await post('/api/comments', comment({ token: await token() }));
    const { error } = (await answer.json()) as { error: { details: { errors: object[] } } };
    expect(answer.status).toBe(400);
    expect(error.details.errors).toEqual([
      { path: ['token'], code: 'too-fast', wait: expect.any(Number) as number },
    ]);
  });

  it.each(['', 'made-up', 'A'.repeat(120)])('cannot make up a token: %p', async (token) => {
    expect((await visitor().post('/api/comments', comment({ token }))).status).toBe(400);
  });

  it('cannot use a token twice', async () => {
    const token = take();
    const first = await visitor().post('/api/comments', comment({ token, comment: 'Un', name: 'Deux fois' }));
    const second = await visitor().post(
      '/api/comments',
      comment({ token, comment: 'Deux', name: 'Deux fois' }),
    );
    expect(first.status).toBe(201);
    expect(await faultOf(second, 'token')).toEqual([400, 'expired']);
  });
});

it('keeps the same comment once, whoever’s network sent it twice', async () => {
  const name = `Écho ${String(Date.now())}`;
  const body = { comment: 'Deux fois la même chose', name };
  for (let i = 0; i < 2; i += 1)
    expect((await visitor().post('/api/comments', comment({ ...body, token: take() }))).status).toBe(201);
  const admin = await logIn();
  expect(await admin.count('api::comment.comment', { nom: name })).toBe(1);
});

describe('limits', () => {
  it('hold for a range of addresses, and for nobody else', async () => {
    const range = freshAddress().replace(/\.7$/, '');
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { post } = visitor(`${range}.${String(i + 1)}`);
      statuses.push(
        (await post('/api/contact-messages', contact({ token: take(), message: `n° ${String(i)}` }))).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
    const elsewhere = visitor();
    const answer = await elsewhere.post(
      '/api/contact-messages',
      contact({ token: take(), message: 'Ailleurs' }),
    );
    expect(answer.status).toBe(201);
  });

  it('cannot be escaped by naming other addresses: only the trusted proxy’s word counts', async () => {
    const own = freshAddress();
    const statuses = new Set<number>();
    for (let i = 0; i < 70; i += 1) {
      const answer = await fetch(`${cmsUrl()}/api/form-token`, {
        headers: { 'x-forwarded-for': `${freshAddress()}, ${own}` },
      });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('hold for logins under ever new names', async () => {
    const { post } = visitor();
    const statusOf = async (i: number) =>
      (await post('/admin/login', { email: `${String(i)}@example.org` })).status;
    expect(new Set(await Promise.all(Array.from({ length: 60 }, (_, i) => statusOf(i))))).toEqual(
      new Set([400]),
    );
    expect([await statusOf(60), await statusOf(61)]).toEqual([429, 429]);
  });

  it('keep long names out of the count of logins', async () => {
    const email = 'a'.repeat(8 * 1024);
    for (const path of ['/admin/login', '/api/auth/local', '/admin/forgot-password'])
      expect((await visitor().post(path, { email })).status).toBe(413);
  });

  it('are not stepped around by a body that is longer when it is unpacked', async () => {
    const { address } = visitor();
    const body = gzipSync(JSON.stringify(contact({ token: take(), message: ' '.repeat(1024 * 1024) })));
    const answer = await fetch(`${cmsUrl()}/api/contact-messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'x-forwarded-for': address,
      },
      body,
    });
    expect(answer.status).toBe(415);
  });

  it('let a comment from elsewhere through during a flood', async () => {
    const flooder = freshAddress();
    const token = take();
    let isOver = false;
    let isHeldBack: () => void;
    const heldBack = new Promise<void>((resolve) => (isHeldBack = resolve));
    const flood = async () => {
      while (!isOver) {
        const { post } = visitor(flooder);
        const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/comments', {})));
        if (answers.some(({ status }) => status === 429)) isHeldBack();
      }
    };
    const floods = [flood(), flood()];
    await heldBack;
    const answer = await visitor().post('/api/comments', comment({ token, name: 'Pendant la crue' }));
    isOver = true;
    await Promise.all(floods);
    expect(answer.status).toBe(201);
    expect(await stored({ nom: 'Pendant la crue' })).toBe(1);
  });
});

describe('other sites', () => {
  it('may not call from a browser', async () => {
    const preflight = await fetch(`${cmsUrl()}/api/comments`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin') ?? '').toBe('');
  });
});
