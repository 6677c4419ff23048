import { EnvironmentError, readBuildEnvironment } from '../../../src/config/environment';

describe('the environment of a build', () => {
  it('has defaults for everything', () => {
    expect(readBuildEnvironment({})).toEqual({
      siteUrl: 'http://localhost:9000',
      cmsUrl: 'http://localhost:1337',
      publicCmsUrl: 'http://localhost:1337/api',
      cmsToken: '',
      siteEnv: 'production',
      thirdParties: { tagManagerId: undefined, analyticsSrc: undefined, affiliateSrc: undefined },
      affiliatePartners: {},
      legal: {},
    });
  });

  it('reads our ids at several marketplaces', () => {
    expect(
      readBuildEnvironment({ GATSBY_AFFILIATE_PARTNER: 'viator.com=P-1,getyourguide.com=G2' })
        .affiliatePartners,
    ).toEqual({ 'viator.com': 'P-1', 'getyourguide.com': 'G2' });
  });

  it('leaves out a final slash', () => {
    expect(readBuildEnvironment({ GATSBY_SITE_URL: 'https://www.example.org/' }).siteUrl).toBe(
      'https://www.example.org',
    );
  });

  it.each([
    ['GATSBY_SITE_URL', 'www.example.org'],
    ['GATSBY_SITE_URL', 'https://www.example.org/guide'],
    ['CMS_URL', 'ftp://cms.example.org'],
    ['SITE_ENV', 'staging'],
    ['GATSBY_CMS_URL', 'cms.example.org/api'],
    ['GATSBY_TAG_MANAGER_ID', 'UA-1'],
    ['GATSBY_ANALYTICS_SRC', '/count.js'],
    ['GATSBY_AFFILIATE_SRC', 'http://widget.example.org/w.js'],
    ['GATSBY_AFFILIATE_PARTNER', 'P007'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(`${name} is "${value}", expected`);
  });
});
