import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '../../support/cms/admin';
import { askRoute } from '../../support/cms/ask-route';
import { ownArticle, ripeTokens, visitor, type OwnArticle } from '../../support/cms/visitor';
import { cmsData, cmsToken, cmsUrl } from '../../support/served';

type Role = 'anonymous' | 'visitor' | 'editor' | 'source' | 'impostor';

/** Routes for anyone whose sealed link allows them; a made-up link finds nothing. */
const LINKS = [
  'GET /api/moderation/:token',
  'POST /api/moderation/:token',
  'GET /api/subscription/:token',
  'POST /api/subscription/:token',
  'GET /api/my-data/:token',
  'GET /api/my-data/:token/export',
  'POST /api/my-data/:token',
];
const WRITE = [
  'POST /api/comments',
  'POST /api/comments/:id/report',
  'GET /api/form-token',
  'POST /api/contact-messages',
  'POST /api/my-data',
];
const LOG_OUT = 'POST /api/auth/logout';
const OWN_ACCOUNT = ['POST /api/auth/change-password', 'GET /api/users/me', LOG_OUT];
/** One action under two addresses. */
const LOG_IN = ['POST /api/auth/local', 'GET /api/auth/:provider/callback'];
const CONTENT = ['articles', 'authors', 'countries', 'excursions', 'map-features', 'regions', 'static-pages'];

const ALLOWED: Record<Role, readonly string[]> = {
  anonymous: [...LINKS, ...WRITE, ...LOG_IN],
  visitor: [...LINKS, ...WRITE, ...OWN_ACCOUNT],
  // Drafts are for editors alone.
  editor: [...LINKS, ...WRITE, ...OWN_ACCOUNT, 'GET /api/preview'],
  source: [
    ...LINKS,
    ...CONTENT.flatMap((name) => [`GET /api/${name}`, `GET /api/${name}/:id`]),
    'GET /api/site',
    'GET /api/snapshots/:id',
    'GET /api/comments',
    'GET /api/upload/files',
    'GET /api/upload/files/:id',
    'GET /api/content-type-builder/content-types',
    'GET /api/content-type-builder/components',
  ],
  impostor: LINKS,
};

async function call(route: string, token: string | undefined): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern
    .replace(/:(id|role|sessionId)/, 'a'.repeat(24))
    .replace(/:uid/, 'api::comment.comment')
    .replace(/:provider/, 'local')
    .replace(/:\w+|\(\.\*\)/, 'x');
  return askRoute(method, path, token);
}

async function siteLogin(identifier: string, password: string): Promise<string> {
  const answer = await visitor().post('/api/auth/local', { identifier, password });
  return ((await answer.json()) as { jwt: string }).jwt;
}

async function tokens(): Promise<Record<Role, string | undefined>> {
  const { editor } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
    editor: { email: string; password: string };
  };
  const admin = await logIn();
  const account = { email: `visitor-${String(Date.now())}@example.org`, password: 'Quelque-chose-1' };
  await admin.createSiteUser(account, 'authenticated');
  return {
    anonymous: undefined,
    visitor: await siteLogin(account.email, account.password),
    editor: await siteLogin(editor.email, editor.password),
    source: cmsToken(),
    impostor: 'made-up',
  };
}

let routes: string[] = [];
let tokenOf: Record<Role, string | undefined>;
beforeAll(async () => {
  tokenOf = await tokens();
  routes = await (await logIn()).routes();
});

describe('every route of the content API', () => {
  it('is known here', () => {
    expect(routes.length).toBeGreaterThan(50);
    const named = Object.values(ALLOWED).flat();
    expect(named.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each(Object.keys(ALLOWED) as Role[])(
    'is open to %s where it says so, and nowhere else',
    async (role) => {
      const open: string[] = [];
      // Logging out comes last: it ends the login that all other routes are asked with.
      for (const route of [...routes.filter((one) => one !== LOG_OUT), LOG_OUT]) {
        const { status } = await call(route, tokenOf[role]);
        if (![401, 403, 404, 405].includes(status)) open.push(route);
      }
      // Entries that are not there answer 404 also to those who may read them.
      const entries = ALLOWED[role].filter((route) => /^GET .*:id$/.test(route));
      for (const route of entries) expect((await call(route, tokenOf[role])).status).toBe(404);
      const expected = ALLOWED[role].filter((route) => !entries.includes(route));
      expect(open.sort()).toEqual([...expected].sort());
    },
  );

  it('lets nobody in through a made-up link', async () => {
    for (const link of LINKS) expect((await call(link, undefined)).status).toBe(410);
  });
});

describe('what the build’s token sees of comments', () => {
  const SECRET = 'secrete@example.org';
  let own: OwnArticle;
  afterAll(() => own.drop());
  beforeAll(async () => {
    const [token] = ripeTokens(1);
    own = await ownArticle('fr');
    const article = own.documentId;
    const body = { token, langue: 'fr', article, comment: 'Brouillon', name: 'Cachée', email: SECRET };
    expect((await visitor().post('/api/comments', body)).status).toBe(201);
    const admin = await logIn();
    const open = await admin.find('api::comment.comment', 'fr', { texte: 'Brouillon', nom: 'Cachée' });
    const answer = await visitor().post('/api/comments', {
      ...body,
      token: ripeTokens(1)[0],
      comment: 'Publié',
    });
    expect(answer.status).toBe(201);
    const public_ = await admin.find('api::comment.comment', 'fr', { texte: 'Publié', nom: 'Cachée' });
    expect(open.documentId).not.toBe(public_.documentId);
    expect((await admin.act('api::comment.comment', public_.documentId, 'fr', 'publish')).status).toBe(200);
  });

  it.each([
    '',
    '&status=draft',
    '&populate=*',
    '&populate[article][populate]=*',
    '&fields[0]=email&fields[1]=etat',
    `&filters[email][$eq]=${SECRET}`,
    '&filters[$or][0][etat][$eq]=en_attente&status=draft',
    '&publicationState=preview',
    '&sort=email:asc',
  ])('is never a draft or an address: %s', async (query) => {
    const url = `${cmsUrl()}/api/comments?locale=fr&pagination[pageSize]=100${query}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${cmsToken()}` } });
    const text = await answer.text();
    const { data } = JSON.parse(text) as { data: Record<string, unknown>[] };
    expect(data.map(({ texte }) => texte)).toContain('Publié');
    expect(text).not.toMatch(/Brouillon|secrete|jeton|abonnement|etat|email/);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'article_id',
      'de_la_redaction',
      'documentId',
      'ecrit_le',
      'id',
      'locale',
      'nom',
      'parent_id',
      'texte',
    ]);
  });

  it.each(['articles', 'static-pages'])('cannot be reached by way of %s', async (type) => {
    const url = `${cmsUrl()}/api/${type}?locale=fr&populate=*`;
    const text = await (await fetch(url, { headers: { authorization: `Bearer ${cmsToken()}` } })).text();
    expect(text).not.toMatch(/Cachée|secrete/);
  });
});
