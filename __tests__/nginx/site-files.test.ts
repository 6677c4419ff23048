import { spellingsOf } from '../support/inputs/spellings';
import { type GuardedNginx, startGuardedNginx } from '../support/nginx/guarded-nginx';

const PRIVATE = [
  '_rules.json',
  '_rules.json.gz',
  '_rules.json.br',
  '_pages.json',
  '_headers',
  '_release.json',
  '_books/fr/islande.json',
];

let nginx: GuardedNginx;
beforeAll(async () => {
  const files = Object.fromEntries([...PRIVATE, '_folder/index.html'].map((name) => [name, 'private']));
  nginx = await startGuardedNginx(
    {},
    {
      ...files,
      'take-along/fr/islande.epub': 'livre',
      '404.html': 'nulle part',
      'app.js': '0123456789',
      '.well-known/security.txt': 'Contact: x',
    },
  );
});
afterAll(() => nginx.stop());

describe('files for servers', () => {
  it.each([
    ...PRIVATE.map((name) => `/${name}`),
    '/_folder',
    '/_folder/index.html',
    '/_rules',
    '/_nginx-http.conf',
  ])('%s is nothing to hand out, whatever its spelling', async (plain) => {
    const more = [`/x/../${plain}`, `/%2e/${plain}`, `/fr/..%2f${plain.slice(1)}`, plain.replace('_', '%5F')];
    for (const path of [plain, ...spellingsOf(plain), ...more, `${plain}.gz`, `${plain}.br`, `${plain}?a=b`])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status, text } = await nginx.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect([path, status === 404 || status === 400, text.includes('private')]).toEqual([
          path,
          true,
          false,
        ]);
      }
  });
});

it('hands out security.txt, as plain text', async () => {
  const { status, text, headers } = await nginx.get('/.well-known/security.txt');
  expect([status, text, headers['content-type']]).toEqual([200, 'Contact: x', 'text/plain; charset=utf-8']);
});

it('hands out a book as one', async () => {
  const { status, text, headers } = await nginx.get('/take-along/fr/islande.epub');
  expect([status, text, headers['content-type']]).toEqual([200, 'livre', 'application/epub+zip']);
});

describe('parts of files', () => {
  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=-1', 206, '9'],
    ['bytes=8-99', 206, '89'],
    ['bytes=5-2', 416, undefined],
    ['bytes=99-', 416, undefined],
    ['bytes=abc', 416, undefined],
    ['abc', 200, '0123456789'],
    ['bytes=0-9,0-9,0-9,0-9', 200, '0123456789'],
  ])('are sent for “%s” with %i', async (range, status, text) => {
    const answer = await nginx.get('/app.js', { headers: { Range: range } });
    expect(answer.status).toBe(status);
    if (text !== undefined) expect(answer.text).toBe(text);
    expect(answer.headers['content-length']).toBe(String(answer.text.length));
    expect((await nginx.get('/app.js')).text).toBe('0123456789');
  });
});
