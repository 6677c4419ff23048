import { fetchPackList } from '../../../src/features/offline/fetch-list';
import { problemOf } from '../../../src/features/offline/problem';

describe('a list that does not come', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it.each([
    ['the site has none', () => new Response('Not found', { status: 404 }), 'unavailable'],
    ['the site has a fault', () => new Response('', { status: 500 }), 'unavailable'],
    ['the network asks for a login', () => new Response('<h1>Welcome aboard</h1>'), 'unavailable'],
    ['another file is in its place', () => new Response('{"path":"/fr/islande/"}'), 'unavailable'],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('is told as what it is: %s', async (_, answer, kind) => {
    globalThis.fetch = async () => answer();
    const error: unknown = await fetchPackList('/fr/islande/').catch((reason: unknown) => reason);
    expect(problemOf(error)).toEqual({ kind });
  });
});
