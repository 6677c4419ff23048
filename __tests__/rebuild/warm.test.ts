import { logIn } from '../support/admin';
import { builtPaths, exists, readPage, readText } from '../support/built-site';
import { build } from '../support/rebuild';

jest.setTimeout(300_000);

const UID = 'api::article.article';

describe('a second build with a warm cache', () => {
  it('follows an edit, a publication and an unpublication, in each language apart, and loses nothing', async () => {
    const before = builtPaths();
    const admin = await logIn();
    const draft = await admin.find(UID, 'en', { slug: 'test-draft' });
    await admin.act(UID, draft.documentId, 'en', 'publish');
    const hostile = await admin.find(UID, 'fr', { slug: 'test-hostile' });
    await admin.save(UID, hostile.documentId, 'fr', { titre: 'Un titre que l’éditeur vient de changer' });
    await admin.act(UID, hostile.documentId, 'fr', 'publish', {
      titre: 'Un titre que l’éditeur vient de changer',
    });
    await admin.act(UID, hostile.documentId, 'en', 'unpublish');

    const bare = await admin.find(UID, 'fr', { slug: 'test-nu' });
    await admin.act(UID, bare.documentId, 'fr', 'publish', { slug: 'test-renomme' });

    const { status, output } = build();
    expect([status, status === 0 ? '' : output.slice(-3000)]).toEqual([0, '']);

    expect(readPage('/fr/islande/test-hostile/').html).toContain('Un titre que l’éditeur vient de changer');
    expect(exists('/en/iceland/test-draft/index.html')).toBe(true);
    const expected = [
      ...before.filter((path) => !['/en/iceland/test-hostile/', '/fr/islande/test-nu/'].includes(path)),
      '/fr/islande/test-renomme/',
      '/en/iceland/test-draft/',
    ].sort();
    expect(builtPaths()).toEqual(expected);

    // A page that has moved is found under its new address only, and led to from the old one.
    const { redirects } = JSON.parse(readText('/_rules.json')) as { redirects: unknown };
    const [from, to] = ['/fr/islande/test-nu/', '/fr/islande/test-renomme/'];
    expect(redirects).toContainEqual({ from, to, status: 301 });
    expect(readText('/_redirects')).toContain(`${from} ${to} 301\n`);
    for (const file of ['/sitemap.xml', '/fr/rss.xml', to + 'index.html', '/en/iceland/test-bare/index.html'])
      expect([file, readText(file).includes(from)]).toEqual([file, false]);
    expect(readText('/sitemap.xml')).toContain(to);
  });
});

describe('a build that cannot succeed', () => {
  it('ends in words when the CMS is down', () => {
    const { status, output } = build({ CMS_URL: 'http://127.0.0.1:9' });
    expect(status).not.toBe(0);
    expect(output).toContain('The CMS does not answer at http://127.0.0.1:9');
  });
});
