import { articleFaults, type ArticleFacts } from '../../../cms/src/domain/article-rules';
import { nameFaults } from '../../../cms/src/domain/entry-name';
import { inBothLanguages } from '../../../cms/src/domain/message';

const iceland = { id: 'is', name: 'Islande', isPublished: true };
const good: ArticleFacts = {
  slug: 'plage-noire',
  country: iceland,
  region: { name: 'Sud', countryId: 'is' },
  takenBy: [],
};

const english = (facts: Partial<ArticleFacts>) => articleFaults({ ...good, ...facts }).map(({ en }) => en);

describe('articleFaults', () => {
  it('finds nothing wrong with a good article', () => {
    expect(articleFaults(good)).toEqual([]);
    expect(articleFaults({ ...good, country: undefined, region: undefined })).toEqual([]);
  });

  it.each<[string, Partial<ArticleFacts>, RegExp]>([
    ['a slug with a capital', { slug: 'Plage' }, /“Plage” must be lower-case/],
    ['the map’s slug under a country', { slug: 'carte' }, /“carte” is reserved/],
    [
      'a reserved slug at the top',
      { slug: 'login', country: undefined, region: undefined },
      /“login” is reserved/,
    ],
    ['a draft country', { country: { ...iceland, isPublished: false } }, /“Islande” is not published/],
    ['a region without a country', { country: undefined }, /“Sud”\) needs a country/],
    [
      'another country’s region',
      { region: { name: 'Kauai', countryId: 'us' } },
      /“Kauai” is no region of .*“Islande”/,
    ],
    ['a region of no country', { region: { name: 'Perdue', countryId: undefined } }, /“Perdue” is no region/],
  ])('refuses %s', (_, facts, expected) => {
    expect(english(facts)).toEqual([expect.stringMatching(expected)]);
  });

  it('minds taken addresses at the top level only', () => {
    const taken = { slug: 'contact', takenBy: ['Nous écrire'] };
    expect(english({ ...taken, country: undefined, region: undefined })).toEqual([
      expect.stringContaining('is the address of “Nous écrire” already'),
    ]);
    expect(english(taken)).toEqual([]);
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

it('names the entry and its language, French first', () => {
  const [fault] = articleFaults({ ...good, slug: 'carte' });
  const message = inBothLanguages(nameFaults({ title: 'Carte', locale: 'fr' }, fault ? [fault] : []));
  expect(message).toMatch(
    /^« Carte » \(fr\) : le slug « carte » est réservé.* \/ “Carte” \(fr\): the slug “carte” is reserved/,
  );
});
