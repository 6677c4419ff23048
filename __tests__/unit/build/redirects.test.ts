import { redirectsOf } from '../../../src/site-build/rules/redirects';

const PAGES = ['/', '/en/', '/fr/islande/', '/fr/islande/geysir/', '/fr/hawaii/', '/fr/islande/cascades/'];
const ISLANDE = { path: '/fr/islande/', formerPaths: ['/fr/iceland/'] };
const GEYSIR = { path: '/fr/islande/geysir/', formerPaths: ['/fr/islande/geiser/', '/fr/hawaii/geysir/'] };

const asObject = (...input: Parameters<typeof redirectsOf>) =>
  Object.fromEntries(redirectsOf(...input).map(({ from, to }) => [from, to]));

describe('redirects', () => {
  it('lead the prefix of the default language to its home page', () => {
    expect(redirectsOf([], PAGES)).toEqual([{ from: '/fr/', to: '/', status: 301 }]);
  });

  it('lead on from every former address, in one step', () => {
    expect(asObject([GEYSIR], PAGES)).toMatchObject({
      '/fr/islande/geiser/': '/fr/islande/geysir/',
      '/fr/hawaii/geysir/': '/fr/islande/geysir/',
    });
  });

  it('take the articles of a country along, from their own former addresses too', () => {
    expect(asObject([ISLANDE, GEYSIR], PAGES)).toEqual({
      '/fr/': '/',
      '/fr/iceland/': '/fr/islande/',
      '/fr/iceland/geysir/': '/fr/islande/geysir/',
      '/fr/iceland/geiser/': '/fr/islande/geysir/',
      '/fr/islande/geiser/': '/fr/islande/geysir/',
      '/fr/hawaii/geysir/': '/fr/islande/geysir/',
    });
  });

  it.each([
    [
      'an address that a page has today',
      [{ path: '/fr/islande/geysir/', formerPaths: ['/fr/islande/cascades/'] }],
    ],
    ['a page that is not built', [{ path: '/fr/canada/', formerPaths: ['/fr/quebec/'] }]],
  ])('never touch %s', (_, moved) => {
    expect(asObject(moved, PAGES)).toEqual({ '/fr/': '/' });
  });
});
