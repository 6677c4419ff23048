import { EnvironmentError, readBuildEnvironment } from '../../src/config/environment';

describe('the environment of a build', () => {
  it('has defaults for everything', () => {
    expect(readBuildEnvironment({})).toEqual({
      siteUrl: 'http://localhost:9000',
      cmsUrl: 'http://localhost:1337',
      cmsToken: '',
      siteEnv: 'production',
    });
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
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(`${name} is "${value}", expected`);
  });
});
