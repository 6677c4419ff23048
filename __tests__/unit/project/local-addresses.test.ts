import { publicAddresses, siteOrigins } from '../../../scripts/lib/backend.mjs';
import { loopbackTwins } from '../../../src/config/loopback';

describe('the addresses that npm start prints and gives', () => {
  it.each([
    ['a CMS of this machine', 'http://127.0.0.1:1400', {}, 'http://localhost:1400'],
    ['a CMS elsewhere', 'https://cms.example.org', {}, 'https://cms.example.org'],
    [
      'a CMS that browsers reach otherwise',
      'http://10.0.0.2:1337',
      { GATSBY_CMS_URL: 'https://cms.example.org/api' },
      'https://cms.example.org',
    ],
  ])('are on one origin: %s', (_, url, variables, origin) => {
    expect(publicAddresses({ url }, variables)).toEqual({ api: `${origin}/api`, panel: `${origin}/admin` });
  });

  it('take the site in both spellings, unless the environment names its own', () => {
    const [first = '', ...rest] = siteOrigins(8000, {})['SITE_ORIGINS']?.split(',') ?? [];
    expect([first, ...rest]).toEqual(loopbackTwins('http://localhost:8000'));
    expect(siteOrigins(8000, { SITE_ORIGINS: 'https://www.example.org' })).toEqual({});
  });
});

it.each([
  ['http://localhost:1337', ['http://localhost:1337', 'http://127.0.0.1:1337']],
  ['http://127.0.0.1', ['http://127.0.0.1', 'http://localhost']],
  ['https://cms.example.org', ['https://cms.example.org']],
  ['http://localhost.example.org:1337', ['http://localhost.example.org:1337']],
])('%s is known as %j', (origin, spellings) => {
  expect(loopbackTwins(origin)).toEqual(spellings);
});
