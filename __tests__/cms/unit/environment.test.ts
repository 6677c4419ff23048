import { readEnvironment } from '../../../cms/config/environment/read';
import { EnvironmentError } from '../../../cms/config/environment/variables';

const secret = 'x'.repeat(32);
const SECRETS = {
  APP_KEYS: `${secret},${secret}`,
  JWT_SECRET: secret,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  CMS_TOKEN: secret,
  PUBLISHER_SECRET: secret,
  COMMENT_LINK_SECRET: secret,
  PREVIEW_SECRET: secret,
};

const read = (variables: Record<string, string>) =>
  readEnvironment({ ...SECRETS, ...variables }, '/repo/cms');

describe('readEnvironment', () => {
  it('needs nothing but secrets', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      dataFolder: '/repo/var/cms',
      contentFolders: ['/repo/content'],
      database: { client: 'sqlite' },
      serveAdminPanel: true,
      seedOnStart: false,
      siteOrigins: [
        'http://localhost:9000',
        'http://localhost:8000',
        'http://127.0.0.1:9000',
        'http://127.0.0.1:8000',
      ],
    });
  });

  it('finds relative folders from the repository', () => {
    expect(read({ CMS_DATA_DIR: '/data', CONTENT_DIR: 'content:/bench/out' })).toMatchObject({
      dataFolder: '/data',
      contentFolders: ['/repo/content', '/bench/out'],
    });
  });

  it('takes PostgreSQL by parts or by address', () => {
    expect(
      read({ DATABASE_CLIENT: 'postgres', DATABASE_NAME: 'gl', DATABASE_SSL: 'yes' }).database,
    ).toMatchObject({
      client: 'postgres',
      host: '127.0.0.1',
      port: 5432,
      name: 'gl',
      ssl: true,
    });
    const url = 'postgres://user:word@host:5432/gl';
    expect(read({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url }).database).toMatchObject({ url });
  });

  it('keeps of a site address its origin', () => {
    expect(
      read({ SITE_ORIGINS: 'https://grand-large.example/fr/, http://localhost:9000' }).siteOrigins,
    ).toEqual(['https://grand-large.example', 'http://localhost:9000']);
  });

  it('shows drafts on the first of the site’s addresses, or on the one that is named', () => {
    const SITE_ORIGINS = 'https://www.example.org, http://localhost:9000';
    expect(read({ SITE_ORIGINS }).siteUrl).toBe('https://www.example.org');
    const SITE_URL = 'https://preview.example.org/';
    expect(read({ SITE_ORIGINS, SITE_URL }).siteUrl).toBe('https://preview.example.org');
  });

  it.each([
    ['CMS_PORT', 'abc', 'a port from 1 to 65535'],
    ['CMS_PORT', '70000', 'a port from 1 to 65535'],
    ['DATABASE_CLIENT', 'mysql', '"sqlite" or "postgres"'],
    ['SERVE_ADMIN_PANEL', 'maybe', 'true or false'],
    ['CMS_PUBLIC_URL', 'cms.example.org', 'an address such as https://cms.example.org'],
    ['SITE_ORIGINS', 'localhost:9000', 'http(s) addresses, comma between'],
    ['TRUSTED_PROXIES', '127.0.0.1', 'how many proxies stand in front, 0 to 10'],
    ['ADMIN_EMAIL', 'nobody', 'an email address'],
  ])('says what is wrong with %s=%s', (name, value, expected) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: "${value}" was given; expected ${expected}`);
  });

  it('names every missing secret, and no secret’s value', () => {
    const fault = (() => {
      try {
        return readEnvironment({ JWT_SECRET: 'short' }, '/repo/cms');
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(EnvironmentError);
    const { message, problems } = fault as EnvironmentError;
    expect(problems.map(({ name }) => name)).toEqual(Object.keys(SECRETS));
    expect(message).toContain('JWT_SECRET: is too short (5 characters)');
    expect(message).not.toContain('"short"');
  });
});
