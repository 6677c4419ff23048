import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPreview } from '../../../cms/src/domain/preview-token';
import { readAnswer } from '../../../src/content/preview/answer';
import { previewPage } from '../../../src/content/preview/page';
import { PREVIEW_TYPES } from '../../../src/content/preview/types';
import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { editorLogin, previewToken, siteLogin } from '../../support/cms/previews';
import { cmsToken, cmsUrl, siteOrigin } from '../../support/served';

type Reply = {
  status: number;
  headers: Headers;
  body: { data?: { entry: Record<string, unknown> }; error?: { details: { reason: string } } };
};

async function ask(
  token: string | undefined,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${cmsUrl()}/api/preview?${new URLSearchParams(query).toString()}`, {
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Reply['body'],
  };
}

const refusal = ({ status, body }: Reply) => [status, body.error?.details.reason];

/** An entry of each type with a draft that differs from what is published. */
const DRAFTS = [
  [PREVIEW_TYPES.article, 'test-hostile', 'chapeau'],
  [PREVIEW_TYPES.country, 'canada', 'climat_lieu'],
  [PREVIEW_TYPES['static-page'], 'contact', 'chapeau'],
] as const;
const DRAFT_TEXT = 'Ce que seuls les éditeurs voient';

let editor: string;
let visitor: string;
let ids: Record<string, string>;

beforeAll(async () => {
  const admin = await logIn();
  ids = {};
  for (const [uid, slug, field] of DRAFTS) {
    const { documentId } = await admin.find(uid, 'fr', { slug });
    const saved = await admin.save(uid, documentId, 'fr', { [field]: DRAFT_TEXT });
    if (!saved.ok) throw new Error(await saved.text());
    ids[uid] = documentId;
  }
  const account = { email: `visitor-${Date.now()}@example.org`, password: 'Visitor-1-password' };
  await admin.createSiteUser(account, 'authenticated');
  visitor = await siteLogin(account.email, account.password);
  editor = await editorLogin();
});

const targetOf = (uid: string) => ({ uid, documentId: ids[uid] ?? '', locale: 'fr' });

describe.each(DRAFTS)('a draft of %s', (uid, _, field) => {
  it('is for nobody without a login', async () => {
    expect(refusal(await ask(undefined, targetOf(uid)))).toEqual([401, 'unauthorized']);
    expect(refusal(await ask('nonsense', targetOf(uid)))).toEqual([401, 'unauthorized']);
  });

  it('is not for the login of a visitor', async () => {
    expect(refusal(await ask(visitor, targetOf(uid)))).toEqual([403, 'not-an-editor']);
  });

  it('is not for the token of the site’s build', async () => {
    expect(refusal(await ask(cmsToken(), targetOf(uid)))).toEqual([401, 'unauthorized']);
  });

  it('is for an editor who is logged in to the site, and differs from what is published', async () => {
    const draft = await ask(editor, targetOf(uid));
    const published = await ask(editor, { ...targetOf(uid), status: 'published' });
    expect([draft.status, published.status]).toEqual([200, 200]);
    expect(draft.body.data?.entry[field]).toBe(DRAFT_TEXT);
    expect(published.body.data?.entry[field]).not.toBe(DRAFT_TEXT);
  });

  it('is for the token that the panel made for it, in both languages', async () => {
    const token = await previewToken(uid, ids[uid] ?? '', 'fr');
    const french = await ask(token);
    const english = await ask(token, { locale: 'en' });
    expect(french.body.data).toMatchObject({ locale: 'fr', status: 'draft', isPublished: true });
    expect(french.body.data?.entry[field]).toBe(DRAFT_TEXT);
    expect(english.body.data).toMatchObject({ locale: 'en', documentId: ids[uid] });
  });

  it('becomes a page, and carries nothing private', async () => {
    const { body } = await ask(editor, targetOf(uid));
    expect(previewPage(readAnswer(body.data), cmsUrl()).locale).toBe('fr');
    expect(JSON.stringify(body)).not.toMatch(/import_key|createdBy|updatedBy|password/);
  });
});

describe('a preview token', () => {
  it('opens no other document and no other type', async () => {
    const [article, country] = [PREVIEW_TYPES.article, PREVIEW_TYPES.country];
    const token = await previewToken(article, ids[article] ?? '', 'fr');
    const others: Record<string, string>[] = [
      targetOf(country),
      { documentId: ids[country] ?? '' },
      { uid: country },
    ];
    for (const other of others) expect(refusal(await ask(token, other))).toEqual([403, 'not-this-document']);
  });

  it('opens nothing else of the CMS', async () => {
    const token = await previewToken(PREVIEW_TYPES.article, ids[PREVIEW_TYPES.article] ?? '', 'fr');
    for (const path of ['/api/articles?status=draft', '/api/publication/inventory', '/admin/users']) {
      const { status } = await fetch(cmsUrl() + path, { headers: { authorization: `Bearer ${token}` } });
      expect([path, [401, 403].includes(status)]).toEqual([path, true]);
    }
  });

  it('is not made for entries without a page of their own', async () => {
    const admin = await logIn();
    const uid = 'api::excursion.excursion';
    const { documentId } = await admin.find(uid, 'fr', {});
    expect(await admin.previewUrl(uid, documentId, 'fr')).toBeUndefined();
  });

  it('is in the fragment of an address of the site', async () => {
    const admin = await logIn();
    const { uid, documentId } = targetOf(PREVIEW_TYPES.article);
    const address = new URL((await admin.previewUrl(uid, documentId, 'fr', 'published')) ?? '');
    expect(address.origin + address.pathname + address.search).toBe(`${siteOrigin()}/preview/`);
    expect(address.hash).toMatch(/^#token=[\w-]+\.[\w-]+&status=published$/);
  });
});

describe('a preview token that this CMS did not sign, or long ago', () => {
  const secret = readFileSync(join(__dirname, '../../../cms/.env'), 'utf8').match(
    /^PREVIEW_SECRET=(.+)$/m,
  )?.[1];
  const claim = () => ({ ...targetOf(PREVIEW_TYPES.article), expires: Date.now() + 60_000 });

  it('is known by its signature alone', async () => {
    expect((await ask(signPreview(claim(), secret ?? ''))).status).toBe(200);
  });

  it.each([
    ['has expired', () => signPreview({ ...claim(), expires: Date.now() - 1 }, secret ?? ''), 'expired'],
    ['is for another purpose', () => signPreview(claim(), secret ?? '', 'other'), 'unauthorized'],
    ['has another secret', () => signPreview(claim(), 'x'.repeat(43)), 'unauthorized'],
  ])('opens nothing when it %s', async (_, sign, reason) => {
    expect(refusal(await ask(sign()))).toEqual([401, reason]);
  });

  it('opens no type without pages, even when it is signed', async () => {
    const token = signPreview({ ...claim(), uid: 'admin::user' }, secret ?? '');
    expect(refusal(await ask(token))).toEqual([404, 'unknown-type']);
  });
});

describe('a draft with a track', () => {
  it('has the points that publishing will read from its file', async () => {
    const admin = await logIn();
    const points = [66, 66.01].map((lat) => `<trkpt lat="${lat}" lon="-17"><ele>10</ele></trkpt>`).join('');
    const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points}</trkseg></trk></gpx>`;
    const file = await admin.upload('draft.gpx', gpx, 'application/gpx+xml');
    const uid = PREVIEW_TYPES.article;
    const { documentId } = await admin.create(uid, 'fr', {
      titre: 'Une trace',
      slug: `trace-${Date.now()}`,
      randonnee: { distance_km: 1, gpx: file.id },
    });
    const { body } = await ask(editor, { uid, documentId, locale: 'fr' });
    const { trace } = (body.data?.entry ?? {}) as { trace?: string };
    expect(JSON.parse(trace ?? '[]')).toEqual([
      [
        [-17, 66, 10],
        [-17, 66.01, 10],
      ],
    ]);
  });
});

describe('an editor of the panel who may read nothing', () => {
  it('gets no address of a preview', async () => {
    const stranger = await makeAdmin('nothing');
    const { uid, documentId } = targetOf(PREVIEW_TYPES.article);
    const query = new URLSearchParams({ documentId, locale: 'fr', status: 'draft' }).toString();
    const address = `/content-manager/preview/url/${uid}?${query}`;
    expect((await callAs(stranger.token, 'GET', address)).status).toBe(204);
  });
});

describe('the login of an editor', () => {
  it.each([
    ['an unknown type', { uid: 'api::comment.comment' }, 404, 'unknown-type'],
    ['a type without pages', { uid: 'api::author.author' }, 404, 'unknown-type'],
    ['a type of Strapi’s own', { uid: 'admin::user' }, 404, 'unknown-type'],
    ['no such document', { documentId: 'nosuchdocument' }, 404, 'not-found'],
    ['an unknown language', { locale: 'de' }, 400, 'unreadable'],
    ['all languages', { locale: '*' }, 400, 'unreadable'],
    ['an unknown version', { status: 'any' }, 400, 'unreadable'],
    ['no language', { locale: '' }, 400, 'unreadable'],
    ['a filter for a name', { documentId: '{"$ne":""}' }, 400, 'unreadable'],
  ])('does not open %s', async (_, change, status, reason) => {
    const target = targetOf(PREVIEW_TYPES.article);
    expect(refusal(await ask(editor, { ...target, ...change }))).toEqual([status, reason]);
  });

  it('opens a document in the languages that it has, and only those', async () => {
    const admin = await logIn();
    const uid = PREVIEW_TYPES.article;
    const { documentId } = await admin.create(uid, 'en', { titre: 'Only English', slug: 'only-english' });
    const english = await ask(editor, { uid, documentId, locale: 'en' });
    expect(english.body.data).toMatchObject({ locales: ['en'], isPublished: false });
    expect(refusal(await ask(editor, { uid, documentId, locale: 'fr' }))).toEqual([404, 'not-found']);
    const published = { uid, documentId, locale: 'en', status: 'published' };
    expect(refusal(await ask(editor, published))).toEqual([404, 'not-found']);
  });
});

describe('an answer', () => {
  it('is kept by nobody, and read by the site’s own pages alone', async () => {
    const target = targetOf(PREVIEW_TYPES.article);
    const own = await ask(editor, target, { origin: siteOrigin() });
    const other = await ask(editor, target, { origin: 'https://elsewhere.example' });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('access-control-allow-origin')).toBe(siteOrigin());
    expect(other.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
    const refused = await ask(undefined, target);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('waits when somebody asks without end', async () => {
    const replies = await Promise.all(Array.from({ length: 260 }, () => ask(undefined)));
    const slowed = replies.filter(({ status }) => status === 429);
    expect(slowed.length).toBeGreaterThan(0);
    expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
