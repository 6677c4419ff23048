import { readBuildEnvironment } from '../../../src/config/environment';
import { headerRules, matches } from '../../../src/site-build/rules/headers';
import { scriptHashes } from '../../../src/site-build/rules/inline-scripts';
import { contentSecurityPolicy, thirdPartyOrigins } from '../../../src/site-build/rules/policy';
import { renderHeaders, renderNginxMaps } from '../../../src/site-build/rules/render';

const NOBODY = { tagManagerId: undefined, analyticsSrc: undefined, affiliateSrc: undefined };
const INPUTS = {
  siteUrl: 'https://www.example.org',
  publicCmsUrl: 'https://cms.example.org/api',
  thirdParties: NOBODY,
  scriptHashes: ["'sha256-abc='"],
};

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('lets scripts be files of this site or inline ones that the build made, and nothing else', () => {
    const {
      'script-src': scripts,
      'default-src': others,
      ...rest
    } = directives(contentSecurityPolicy(INPUTS));
    expect(scripts).toBe("'self' 'sha256-abc='");
    expect(others).toBe("'none'");
    expect(rest).toMatchObject({
      'connect-src': "'self' https://cms.example.org",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self' https://cms.example.org",
      'base-uri': "'self'",
      'upgrade-insecure-requests': '',
    });
  });

  it('names the origins of the scripts of others, once each, and only when they are set', () => {
    const thirdParties = {
      tagManagerId: 'GTM-X1',
      analyticsSrc: 'https://stats.example.test/a.js',
      affiliateSrc: 'https://stats.example.test/b.js',
    };
    expect(thirdPartyOrigins(thirdParties)).toEqual([
      'https://www.googletagmanager.com',
      'https://stats.example.test',
    ]);
    expect(thirdPartyOrigins(NOBODY)).toEqual([]);
    expect(directives(contentSecurityPolicy({ ...INPUTS, thirdParties }))['script-src']).toContain(
      'https://stats.example.test',
    );
  });

  it('does not ask for https where the site has none', () => {
    expect(contentSecurityPolicy({ ...INPUTS, siteUrl: 'http://localhost:9000' })).not.toContain('upgrade');
  });
});

describe('inline scripts', () => {
  it.each([
    ['a script', '<script>a()</script>', 1],
    ['a script with an attribute', '<script id="x" data-path="/">a()</script>', 1],
    ['a file', '<script src="/a.js"></script>', 0],
    ['a block of data', '<script type="application/ld+json">{}</script>', 0],
  ])('%s', (_, html, count) => {
    expect(scriptHashes(html)).toHaveLength(count);
  });

  it('are named by the digest that browsers compute', () => {
    expect(scriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });
});

describe('the header rules', () => {
  const rulesOf = (variables: Record<string, string> = {}) =>
    headerRules({ ...readBuildEnvironment(variables), scriptHashes: [] });
  const headersOf = (path: string, variables?: Record<string, string>) =>
    rulesOf(variables)
      .filter(({ pattern }) => matches(pattern, path))
      .reduce<Record<string, string>>((all, { headers }) => ({ ...all, ...headers }), {});

  it.each([
    ['/fr/islande/', 'public, max-age=0, must-revalidate'],
    ['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
    ['/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/offline-worker.js', 'no-cache'],
    ['/static/a.avif', 'public, max-age=31536000, immutable'],
    ['/share/a.jpg', 'public, max-age=31536000, immutable'],
    ['/styles.1a2b.css', 'public, max-age=31536000, immutable'],
    ['/take-along/fr/islande.epub', 'public, max-age=0, must-revalidate'],
  ])('keeps %s as long as %s', (path, value) => {
    expect(headersOf(path)['Cache-Control']).toBe(value);
  });

  it.each([
    ['/', 'same-origin'],
    ['/fr/islande/', 'same-origin'],
    ['/app-1a2b.js', 'same-origin'],
    ['/page-data/app-data.json', 'same-origin'],
    ['/static/a.woff2', 'same-origin'],
    ['/static/a-1/2b.avif', 'cross-origin'],
    ['/static/photo.jpg', 'cross-origin'],
    ['/share/a.jpg', 'cross-origin'],
    ['/favicon.svg', 'cross-origin'],
  ])('lets pages of others use %s if that is a picture: %s', (path, value) => {
    expect(headersOf(path)['Cross-Origin-Resource-Policy']).toBe(value);
  });

  it.each([
    ['/take-along/fr/islande.epub', 'noindex'],
    ['/take-along/fr/islande.html', 'noindex'],
    ['/take-along/fr/islande/islande.gpx', undefined],
    ['/fr/islande/', undefined],
  ])('tells search engines of %s: %s', (path, value) => {
    expect(headersOf(path)['X-Robots-Tag']).toBe(value);
  });

  it.each([
    ['/take-along/fr/islande/islande.gpx', 'attachment'],
    ['/take-along/fr/islande/islande.geojson', 'attachment'],
    ['/take-along/fr/islande.html', undefined],
  ])('has browsers keep %s as a file: %s', (path, value) => {
    expect(headersOf(path)['Content-Disposition']).toBe(value);
  });

  it.each([
    ['/fr/', 'strict-origin-when-cross-origin'],
    ['/preview/', 'no-referrer'],
  ])('let %s name itself to others as far as %s', (path, value) => {
    expect(headersOf(path)['Referrer-Policy']).toBe(value);
  });

  it('give a page the place of its visitor, and nothing else of the device', () => {
    const given = (headersOf('/fr/')['Permissions-Policy'] ?? '').split(', ');
    expect(given).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
    expect(given.filter((one) => !one.endsWith('=()'))).toEqual(['geolocation=(self)']);
  });

  const DOCUMENT = [
    ...['Content-Security-Policy', 'X-Frame-Options', 'Referrer-Policy'],
    ...['Permissions-Policy', 'Cross-Origin-Opener-Policy'],
  ];

  it.each(['/', '/fr/islande/', '/404.html', '/nulle-part', '/fr/rss.xml', '/static/uploaded.svg'])(
    '%s carries what documents obey',
    (path) => {
      for (const name of DOCUMENT)
        expect([name, headersOf(path)[name]]).toEqual([name, expect.stringMatching(/./)]);
    },
  );

  it.each([
    ...['/app-1a2b.js', '/styles.1a2b.css', '/page-data/index/page-data.json', '/manifest_en.webmanifest'],
    ...['/static/a-1/2b.avif', '/static/a.woff2', '/share/a.png', '/icons/frame.svg', '/favicon.svg'],
    '/take-along/fr/islande.epub',
  ])('%s does without, and is never guessed to be something else', (path) => {
    for (const name of DOCUMENT) expect([name, headersOf(path)[name]]).toEqual([name, '']);
    expect(headersOf(path)['X-Content-Type-Options']).toBe('nosniff');
  });

  it('lets the CMS frame the preview and the preview itself, and nothing else', () => {
    const preview = headersOf('/preview/', { GATSBY_CMS_URL: 'https://cms.example.org/api' });
    const policy = directives(preview['Content-Security-Policy'] ?? '');
    expect(preview['X-Frame-Options']).toBe('');
    expect(policy['frame-ancestors']).toBe("'self' https://cms.example.org");
    expect(policy['frame-src']).toBe("'self'");
    expect(headersOf('/fr/')['X-Frame-Options']).toBe('DENY');
    expect(headersOf('/fr/')['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['http://127.0.0.1:1337', "'self' http://127.0.0.1:1337 http://localhost:1337"],
    ['http://localhost:1400', "'self' http://localhost:1400 http://127.0.0.1:1400"],
    ['https://localhost.example.org', "'self' https://localhost.example.org"],
  ])('lets the panel at %s frame the preview in each spelling that it has', (cms, ancestors) => {
    const policyOf = (path: string) =>
      directives(headersOf(path, { GATSBY_CMS_URL: `${cms}/api` })['Content-Security-Policy'] ?? '');
    expect(policyOf('/preview/')['frame-ancestors']).toBe(ancestors);
    expect(policyOf('/preview/')['connect-src']).toBe(`'self' ${cms}`);
    expect(policyOf('/fr/')['frame-ancestors']).toBe("'none'");
  });

  it('lets pictures of the CMS into the preview alone, and keeps the scripts of others out of it', () => {
    const variables = {
      GATSBY_CMS_URL: 'https://cms.example.org/api',
      GATSBY_ANALYTICS_SRC: 'https://stats.example.test/a.js',
    };
    const policyOf = (path: string) => headersOf(path, variables)['Content-Security-Policy'] ?? '';
    expect(directives(policyOf('/preview/'))['img-src']).toContain('https://cms.example.org');
    expect(directives(policyOf('/fr/'))['img-src']).not.toContain('https://cms.example.org');
    expect(policyOf('/fr/')).toContain('https://stats.example.test');
    expect(policyOf('/preview/')).not.toContain('https://stats.example.test');
  });

  it.each([
    ['production', {}, undefined],
    ['production on this machine', { GATSBY_SITE_URL: 'http://localhost:9000' }, undefined],
    ['pre-production', { SITE_ENV: 'preproduction' }, 'noindex'],
  ])('keeps search engines away only in pre-production: %s', (_, variables, expected) => {
    expect(headersOf('/fr/', variables)['X-Robots-Tag']).toBe(expected);
  });

  it('is written for hosts and for nginx with the same values', () => {
    const rules = rulesOf();
    const hosts = renderHeaders(rules);
    const nginx = renderNginxMaps(rules, [{ from: '/fr/', to: '/', status: 301 }], ['/', '/en/']);
    for (const value of Object.values(rules[0]?.headers ?? {})) {
      expect(hosts).toContain(value);
      expect(nginx).toContain(value);
    }
    expect(nginx).toContain('"/fr/" "/";');
    expect(nginx).toContain('"/en" "/en/";');
  });
});
