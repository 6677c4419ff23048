import type { Content } from '../../../src/site-build/nodes/adapt-all';
import { destinations } from '../../../src/site-build/nodes/destinations';

const destinationOf = destinations({
  Article: [{ path: '/fr/islande/vik/', formerPaths: ['/fr/islande/ancien/'] }],
  Country: [{ path: '/fr/islande/', formerPaths: [] }],
  StaticPage: [],
} as unknown as Content);

it.each([
  ['/fr/islande/vik', '/fr/islande/vik/'],
  ['/fr/islande/ancien/', '/fr/islande/vik/'],
  ['/fr/islande/carte/', '/fr/islande/carte/'],
  ['/fr/', '/'],
  ['/fr/recherche/', '/fr/recherche/'],
  ['/en/search/', '/en/search/'],
  ['/fr/hors-ligne/', '/fr/hors-ligne/'],
  ['/en/my-trip/', '/en/my-trip/'],
  ['/fr/islande/nulle-part/', undefined],
])('a text’s link to %s leads to %s', (path, expected) => expect(destinationOf(path)).toBe(expected));
