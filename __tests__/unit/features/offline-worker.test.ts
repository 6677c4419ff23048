import { formatBytes } from '../../../src/features/offline/bytes';
import { kindOf, pictureFolder } from '../../../src/features/offline/worker/kinds';

describe('what the worker answers for', () => {
  it.each([
    ['/fr/islande/', 'navigate', 'page'],
    ['/', 'navigate', 'page'],
    ['/fr/islande', 'navigate', 'page'],
    ['/fr', 'navigate', 'page'],
    ['/fr/islande', 'cors', 'none'],
    ['/admin', 'navigate', 'none'],
    ['/france', 'navigate', 'none'],
    ['/fr/islande/', 'cors', 'none'],
    ['/page-data/fr/islande/page-data.json', 'cors', 'page-data'],
    ['/page-data/app-data.json', 'cors', 'page-data'],
    ['/app-466e6290a78da7ef5e6d.js', 'no-cors', 'hashed'],
    ['/styles.a2d6b039d460996f5d24.css', 'no-cors', 'hashed'],
    ['/static/vik-e1e43f21/05c85.avif', 'no-cors', 'hashed'],
    ['/menus/fr/islande.json', 'cors', 'file'],
    ['/take-along/fr/islande/islande.gpx', 'navigate', 'file'],
    ['/map.css', 'no-cors', 'file'],
    ['/packs/fr/islande.json', 'cors', 'none'],
    ['/preview/', 'navigate', 'none'],
    ['/page-data/preview/page-data.json', 'cors', 'none'],
    ['/login/', 'navigate', 'none'],
    ['/page-data/login/page-data.json', 'cors', 'none'],
  ])('%s (%s): %s', (path, mode, kind) => {
    expect(kindOf({ method: 'GET', mode, path })).toBe(kind);
  });

  it('is never what is sent', () => {
    expect(kindOf({ method: 'POST', mode: 'navigate', path: '/fr/islande/' })).toBe('none');
  });
});

it.each([
  ['/static/vik-e1e43f21/05c85.avif', '/static/vik-e1e43f21/'],
  ['/static/vik-e1e43f21/03dd4.webp', '/static/vik-e1e43f21/'],
  ['/static/fraunces-latin-600.woff2', undefined],
  ['/maps/islande.svg', undefined],
])('the picture of %s is %s', (path, folder) => {
  expect(pictureFolder(path)).toBe(folder);
});

it.each([
  [2_140_000, '2,1\u00a0Mo', '2.1\u00a0MB'],
  [28_000, '28\u00a0ko', '28\u00a0kB'],
  [120, '1\u00a0ko', '1\u00a0kB'],
])('%d bytes are %s and %s', (bytes, fr, en) => {
  expect([formatBytes(bytes, 'fr'), formatBytes(bytes, 'en')]).toEqual([fr, en]);
});
