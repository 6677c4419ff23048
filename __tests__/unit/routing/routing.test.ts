import { absoluteUrl } from '../../../src/routing/absolute-url';
import { alternateLinks } from '../../../src/routing/alternates';
import {
  articlePath,
  countryPath,
  feedPath,
  manifestPath,
  homePath,
  localeOfPath,
  pagePath,
} from '../../../src/routing/paths';
import { slugify } from '../../../src/routing/slugify';

describe('addresses (SPEC §2)', () => {
  it.each([
    [homePath('fr'), '/'],
    [homePath('en'), '/en/'],
    [countryPath('en', 'autria'), '/en/autria/'],
    [articlePath('fr', 'geysir', 'islande'), '/fr/islande/geysir/'],
    [articlePath('en', 'jet-lag'), '/en/jet-lag/'],
    [pagePath('fr', 'conditions-generales'), '/fr/conditions-generales/'],
    [feedPath('en'), '/en/rss.xml'],
    [manifestPath('fr'), '/manifest.webmanifest'],
    [manifestPath('en'), '/manifest_en.webmanifest'],
    [localeOfPath('/en/iceland/'), 'en'],
    [localeOfPath('/english/'), 'fr'],
    [localeOfPath('/login/'), 'fr'],
    [absoluteUrl('https://www.example.org', '/en/'), 'https://www.example.org/en/'],
    [
      absoluteUrl('https://www.example.org', 'https://cdn.example.net/a.jpg'),
      'https://cdn.example.net/a.jpg',
    ],
  ])('%s', (found, expected) => {
    expect(found).toBe(expected);
  });
});

describe('slugs (SPEC §9)', () => {
  it.each([
    ['Où dormir à Höfn ?', 'ou-dormir-a-hofn'],
    ['L’Islande & ses volcans', 'l-islande-ses-volcans'],
    ['Þingvellir, Œuf, Straße', 'thingvellir-oeuf-strasse'],
    ['--a  b--', 'a-b'],
    ['Eyja\u00adfjalla\u00adjökull', 'eyjafjallajokull'],
    ['!?', ''],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('alternates', () => {
  const fr = { locale: 'fr', path: '/fr/islande/' } as const;
  const en = { locale: 'en', path: '/en/iceland/' } as const;

  it('are the same seen from either language, with French as the default', () => {
    const byHreflang = (own: typeof fr | typeof en) =>
      Object.fromEntries(alternateLinks(own, [fr, en]).map(({ hreflang, path }) => [hreflang, path]));
    expect(byHreflang(fr)).toEqual({ fr: fr.path, en: en.path, 'x-default': fr.path });
    expect(byHreflang(en)).toEqual(byHreflang(fr));
  });

  it('of a page without a counterpart are the page itself', () => {
    expect(alternateLinks(en, [])).toEqual([
      { hreflang: 'en', path: en.path },
      { hreflang: 'x-default', path: en.path },
    ]);
  });
});
