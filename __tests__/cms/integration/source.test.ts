import { readSourceCounts } from '../../../src/site-build/source/source-check';
import { SOURCE_TYPES, restPath } from '../../../src/site-build/source/source-types';
import { logIn } from '../../support/cms/admin';
import { cmsToken, cmsUrl } from '../../support/served';

const ask = (path: string, token?: string) =>
  fetch(cmsUrl() + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('reading the CMS', () => {
  it('counts every type in both languages', async () => {
    const counts = await readSourceCounts({ cmsUrl: cmsUrl(), cmsToken: cmsToken() });
    expect(counts.get('country (fr)')).toBe(10);
    expect(counts.get('country (en)')).toBe(10);
    expect(counts.get('region (fr)')).toBe(25);
    expect(counts.get('static-page (en)')).toBe(5);
    expect(counts.get('article (fr)')).toBeGreaterThanOrEqual(14);
    expect(counts.get('article (fr)')).toBeGreaterThan(counts.get('article (en)') ?? 0);
  });

  it('says where the CMS was expected when it is down', async () => {
    const access = { cmsUrl: 'http://127.0.0.1:9', cmsToken: 'x' };
    await expect(readSourceCounts(access)).rejects.toThrow(
      'The CMS does not answer at http://127.0.0.1:9 (CMS_URL)',
    );
  });

  it('says that the token is wrong', async () => {
    const access = { cmsUrl: cmsUrl(), cmsToken: 'wrong' };
    await expect(readSourceCounts(access)).rejects.toThrow('The CMS refuses the token in CMS_TOKEN (401)');
  });

  it('names the type that a token may not read', async () => {
    const admin = await logIn();
    const permissions = SOURCE_TYPES.filter(({ singularName }) => singularName !== 'excursion').flatMap(
      ({ singularName, isSingle }) =>
        (isSingle || singularName === 'comment' ? ['find'] : ['find', 'findOne']).map(
          (action) => `api::${singularName}.${singularName}.${action}`,
        ),
    );
    const cmsToken = await admin.createToken('narrow', permissions);
    await expect(readSourceCounts({ cmsUrl: cmsUrl(), cmsToken })).rejects.toThrow(
      'may not read “excursion” (403)',
    );
  });
});

describe('who may read what', () => {
  it.each(SOURCE_TYPES.map((type) => restPath(type, 'fr')))('%s is for the token only', async (path) => {
    expect((await ask(path)).status).toBe(403);
    expect((await ask(path, cmsToken())).status).toBe(200);
  });

  it('contact messages are for nobody', async () => {
    expect((await ask('/api/contact-messages')).ok).toBe(false);
    expect((await ask('/api/contact-messages', cmsToken())).ok).toBe(false);
  });

  it('keeps registration closed', async () => {
    const response = await fetch(`${cmsUrl()}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'x', email: 'x@example.org', password: 'x12345678' }),
    });
    expect(response.ok).toBe(false);
  });
});

describe('publishing', () => {
  it('refuses an article on a reserved address, in words', async () => {
    const admin = await logIn();
    const country = await admin.find('api::country.country', 'fr', { slug: 'islande' });
    const uid = 'api::article.article';
    const { documentId } = await admin.create(uid, 'fr', {
      titre: 'Carte',
      slug: 'carte',
      pay: { connect: [{ documentId: country.documentId, locale: 'fr' }] },
    });
    const response = await admin.act(uid, documentId, 'fr', 'publish');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('carte');
  });

  it('refuses to unpublish a country that has articles', async () => {
    const admin = await logIn();
    const uid = 'api::country.country';
    const { documentId } = await admin.find(uid, 'fr', { slug: 'islande' });
    expect((await admin.act(uid, documentId, 'fr', 'unpublish')).status).toBe(400);
  });
});
