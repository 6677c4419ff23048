import { closestPages, type KnownPage } from '../../../src/routing/closest';

const PAGES: readonly KnownPage[] = [
  { fr: ['/fr/islande/', 'Islande'], en: ['/en/iceland/', 'Iceland'] },
  { fr: ['/fr/hawaii/', 'Hawaï'], en: ['/en/hawaii/', 'Hawaii'] },
  { fr: ['/fr/coree-du-sud/', 'Corée du Sud'], en: ['/en/south-korea/', 'South Korea'] },
  {
    fr: ['/fr/islande/lagune-glaciaire-jokulsarlon/', 'Jökulsárlón'],
    en: ['/en/iceland/jokulsarlon-glacier-lagoon/', 'Jökulsárlón'],
  },
  { fr: ['/fr/islande/quand-partir/', 'Quand partir'], en: ['/en/iceland/when-to-go/', 'When to go'] },
  { fr: ['/fr/hawaii/quand-partir-a-hawaii/', 'Quand partir'], en: ['/en/hawaii/when-to-go/', 'When to go'] },
  { fr: ['/fr/islande/se-marier/', 'Se marier en Islande'] },
  { fr: ['/fr/decalage-horaire/', 'Le décalage horaire'], en: ['/en/jet-lag/', 'Jet lag'] },
];
const first = (asked: string) => closestPages(asked, PAGES, 5)[0]?.path;

describe('the page that is closest to', () => {
  it.each([
    ['a slip of the keyboard', '/fr/islnde/', '/fr/islande/'],
    ['a missing slash', '/en/icelnd', '/en/iceland/'],
    ['capitals and an extension', '/FR/Islande.html', '/fr/islande/'],
    ['a shortened slug', '/en/iceland/jokulsarlon/', '/en/iceland/jokulsarlon-glacier-lagoon/'],
    ['a lost country', '/fr/lagune-glaciaire-jokulsarlon/', '/fr/islande/lagune-glaciaire-jokulsarlon/'],
    ['accents', '/fr/d%C3%A9calage-horaire-avion/', '/fr/decalage-horaire/'],
    ['the other language’s slug', '/en/islande/', '/en/iceland/'],
    ['a slug of the other language below a country', '/fr/islande/when-to-go/', '/fr/islande/quand-partir/'],
    ['a country above what is unknown', '/fr/islande/xyzzy/', '/fr/islande/'],
    ['a title', '/fr/islande/se-marier-en-islande/', '/fr/islande/se-marier/'],
    ['a broken escape', '/fr/islande%/', '/fr/islande/'],
  ])('%s: %s', (_, asked, expected) => {
    expect(first(asked)).toBe(expected);
  });

  it('is below the country that was asked for, when several are alike', () => {
    expect(first('/en/hawaii/when-to-travel/')).toBe('/en/hawaii/when-to-go/');
    expect(first('/en/iceland/when-to-travel/')).toBe('/en/iceland/when-to-go/');
  });

  it('is in the other language when it is in no other', () => {
    expect(closestPages('/en/iceland/se-marier/', PAGES, 1)).toEqual([
      { locale: 'fr', path: '/fr/islande/se-marier/', title: 'Se marier en Islande' },
    ]);
  });

  it.each(['/', '/fr/', '/en/', '/fr/zzzz/', '/wp-login.php', '/fr/%F0%9F%90%8B/'])('%s is none', (asked) => {
    expect(closestPages(asked, PAGES, 5)).toEqual([]);
  });
});

it('no more are named than were wanted, and none twice', () => {
  const found = closestPages('/fr/islande/quand-partir-islande/', PAGES, 2).map(({ path }) => path);
  expect(found).toHaveLength(2);
  expect(new Set(found).size).toBe(2);
});
