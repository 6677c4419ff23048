import { articleFaults, type ArticleFacts } from '../../../cms/src/domain/article-rules';
import { dayFaults, toldDays } from '../../../cms/src/domain/date-rules';
import { nameFaults } from '../../../cms/src/domain/entry-name';
import { inBothLanguages } from '../../../cms/src/domain/message';
import { trackFaults } from '../../../cms/src/domain/place-rules';

const iceland = {
  id: 'is',
  name: 'Islande',
  isPublished: true,
  frame: { ouest: -25, sud: 63, est: -13, nord: 67 },
};
const good: ArticleFacts = {
  slug: 'plage-noire',
  country: iceland,
  isGeneral: false,
  place: { latitude: 64.08, longitude: -20.15 },
  region: { name: 'Sud', countryId: 'is' },
  takenBy: [],
  days: { publie_le: '2026-11-29', mis_a_jour_le: '2026-11-30', verifie_le: null },
  now: new Date('2026-11-29T23:30:00Z'),
};

const english = (facts: Partial<ArticleFacts>) => articleFaults({ ...good, ...facts }).map(({ en }) => en);

describe('articleFaults', () => {
  it('finds nothing wrong with a good article', () => {
    expect(articleFaults(good)).toEqual([]);
    expect(english({ country: undefined, region: undefined, isGeneral: true })).toEqual([]);
    expect(english({ place: undefined })).toEqual([]);
    expect(english({ country: { ...iceland, frame: null } })).toEqual([]);
  });

  it.each<[string, Partial<ArticleFacts>, RegExp]>([
    ['a slug with a capital', { slug: 'Plage' }, /“Plage” must be lower-case/],
    ['a slug that is no folder’s name', { slug: 'a'.repeat(151) }, /has 151 characters, and 150 is the most/],
    ['the map’s slug under a country', { slug: 'carte' }, /“carte” is reserved/],
    [
      'a reserved slug at the top',
      { slug: 'login', country: undefined, region: undefined, isGeneral: true },
      /“login” is reserved/,
    ],
    ['no country, where nobody said so', { country: undefined, region: undefined }, /tick “general article”/],
    [
      'a place elsewhere',
      { place: { latitude: 20.8, longitude: -156.3 } },
      /latitude 20.8, longitude -156.3\) are outside the map of the country “Islande” \(latitude 63…67, longitude -25…-13\)$/,
    ],
    [
      'coordinates the wrong way round',
      { place: { latitude: -20.15, longitude: 64.08 } },
      /; latitude and longitude are swapped$/,
    ],
    ['a draft country', { country: { ...iceland, isPublished: false } }, /“Islande” is not published/],
    ['a region without a country', { country: undefined }, /“Sud”\) needs a country/],
    [
      'another country’s region',
      { region: { name: 'Kauai', countryId: 'us' } },
      /“Kauai” is no region of .*“Islande”/,
    ],
    [
      'a first publication that has not come',
      { days: { publie_le: '2026-12-01' } },
      /“Date of first publication” \(publie_le\), 2026-12-01, has not come yet; to publish on a planned day/,
    ],
    [
      'a check in a mistyped year',
      { days: { verifie_le: '2062-11-20' } },
      /\(verifie_le\), 2062-11-20, has not come yet$/,
    ],
    ['a region of no country', { region: { name: 'Perdue', countryId: undefined } }, /“Perdue” is no region/],
  ])('refuses %s', (_, facts, expected) => {
    expect(english(facts)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['at the top level', { country: undefined, region: undefined, isGeneral: true }],
    ['within a country', {}],
  ])('minds an address that is taken, %s', (_where, facts) => {
    expect(english({ slug: 'contact', takenBy: ['Nous écrire'], ...facts })).toEqual([
      expect.stringContaining('is the address of “Nous écrire” already'),
    ]);
  });

  it('tells all faults at once', () => {
    expect(
      english({
        slug: 'map',
        country: { ...iceland, isPublished: false },
        region: { name: 'X', countryId: 'y' },
      }),
    ).toHaveLength(3);
  });
});

it.each(['publie_le', 'mis_a_jour_le', 'verifie_le'])(
  'judges the day that an article tells as %s',
  (field) => {
    expect(dayFaults(toldDays({ [field]: '2062-11-20' }), good.now)).toHaveLength(1);
  },
);

it('names the entry and its language, French first', () => {
  const [fault] = articleFaults({ ...good, slug: 'carte' });
  const message = inBothLanguages(nameFaults({ title: 'Carte', locale: 'fr' }, fault ? [fault] : []));
  expect(message).toMatch(
    /^« Carte » \(fr\) : le slug « carte » est réservé.* \/ “Carte” \(fr\): the slug “carte” is reserved/,
  );
});

const FIJI = { name: 'Fidji', frame: { ouest: 176.8, sud: -19.3, est: -178.2, nord: -16 } };

it.each<[string, [number, number, number?][][], { name: string; frame: typeof FIJI.frame | null }, number]>([
  ['on the map', [[[-20, 64, 12]], [[-20, 64.1]]], iceland, 0],
  [
    'that comes from elsewhere',
    [
      [[2, 48]],
      [
        [2, 48.1],
        [-20, 64],
      ],
    ],
    iceland,
    0,
  ],
  ['across the 180th meridian', [[[-178.9, -17]]], FIJI, 0],
  ['of a country without a map', [[[2, 48]]], { ...iceland, frame: null }, 0],
  [
    'wholly elsewhere',
    [
      [
        [2, 48],
        [2, 48.1],
      ],
    ],
    iceland,
    1,
  ],
  ['on the other side of the world', [[[0, -17]]], FIJI, 1],
])('judges a track %s', (_, stretches, country, count) => {
  expect(trackFaults(stretches, country)).toHaveLength(count);
});
