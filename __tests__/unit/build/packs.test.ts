import { packAddresses } from '../../../src/site-build/packs/pack-addresses';
import { phonePictures, picturesIn } from '../../../src/site-build/packs/pack-pictures';

const SRCSET = ['400w', '768w', '1600w'].map((width, i) => `/static/vik-1/${i}.avif ${width}`).join(',\n');
const COVER = { src: '/static/vik-1/9.webp', srcSet: SRCSET };
const BODY = '<p>Text</p><img src="/static/geyser-2/1.webp" srcset="/static/geyser-2/2.avif 768w">';
const DATA = JSON.stringify({ staticQueryHashes: ['77'], result: { cover: COVER, body: { html: BODY } } });

const sources = {
  country: { path: '/fr/islande/', locale: 'fr', frame: { west: -25, south: 63, east: -13, north: 67 } },
  pages: [
    {
      path: '/fr/islande/',
      html: '<img src="/maps/islande.svg"><use href="/icons/topics.svg#avis">',
      data: DATA,
    },
  ],
  shell: ['/app-1.js'],
  files: [
    '/menus/fr/islande.json',
    '/menus/fr/hawaii.json',
    '/map-data/fr/islande.json',
    '/maps/islande-coarse.json',
    '/maps/islande-fine.json',
    '/maps/hawaii-coarse.json',
    '/take-along/fr/islande/islande.gpx',
    '/take-along/fr/islande.epub',
    '/search/fr/titles.json',
    '/search/en/titles.json',
    '/search/fr/islande/1.json',
    '/trip-data/fr.json',
    '/trip-data/fr/islande.json',
    '/trip-data/fr/hawaii.json',
  ],
} as const;

describe('the pack of a country', () => {
  const { base, pictures } = packAddresses(sources);

  it('holds its pages with their data, its files, its covers and the shell', () => {
    expect(base).toEqual([
      '/app-1.js',
      '/fr/islande/',
      '/icons/topics.svg',
      '/map-data/fr/islande.json',
      '/maps/islande-coarse.json',
      '/maps/islande-fine.json',
      '/maps/islande.svg',
      '/menus/fr/islande.json',
      '/page-data/fr/islande/page-data.json',
      '/page-data/sq/d/77.json',
      '/search/fr/islande/1.json',
      '/search/fr/titles.json',
      '/static/vik-1/1.avif',
      '/take-along/fr/islande/islande.gpx',
      '/trip-data/fr.json',
      '/trip-data/fr/islande.json',
    ]);
  });

  it('holds the pictures of texts apart', () => {
    expect(pictures).toEqual(['/static/geyser-2/2.avif']);
  });
});

describe('a picture', () => {
  it('is kept once, as AVIF, as wide as a phone needs', () => {
    const { own } = picturesIn('', DATA);
    expect(phonePictures(own)).toEqual(['/static/vik-1/1.avif']);
  });

  it('is the narrowest of those that are all too wide, and WebP where there is nothing else', () => {
    const wide = [
      { address: '/static/a/1.avif', width: 1600 },
      { address: '/static/a/2.avif', width: 1200 },
      { address: '/static/b/1.webp', width: 0 },
    ];
    expect(phonePictures(wide)).toEqual(['/static/a/2.avif', '/static/b/1.webp']);
  });
});
