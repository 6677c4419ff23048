import { checkShard, entriesOf, withTexts } from '../../../src/content/search/read-shards';
import type { TextsShard, TitlesShard } from '../../../src/content/search/shards';
import { packSlug, unpackSlug } from '../../../src/content/search/slugs';
import { cutTexts } from '../../../src/site-build/search/cut-texts';
import { makeShards } from '../../../src/site-build/search/make-shards';
import type { SearchSource } from '../../../src/site-build/search/sources';
import { weigh } from '../../../src/site-build/search/weights';
import OLDER_TEXTS from '../../fixtures/search/islande-1.json';
import OLDER_TITLES from '../../fixtures/search/titles.json';

const SOURCES: readonly SearchSource[] = [
  { kind: 'country', title: 'Islande', slug: 'islande', headings: ['Choisir'], text: 'Une île.' },
  {
    kind: 'article',
    title: 'Les macareux',
    slug: 'macareux',
    country: 'islande',
    region: 'Fjords',
    words: 'puffin',
    lead: 'Des falaises.',
    headings: ['Quand'],
    text: 'En juin. Des oiseaux.',
  },
  { kind: 'place', title: 'Vík', shortId: 'zqnkr', country: 'islande', lead: 'Un village.' },
  { kind: 'place', title: 'Vík', shortId: 'b2c3d', country: 'islande', region: 'Fjords', lead: 'Une baie.' },
  { kind: 'place', title: 'Dynjandi', shortId: 'k3v9x', country: 'islande', lead: 'Une cascade.' },
  { kind: 'excursion', title: 'Baleines', country: 'islande', article: 'macareux', lead: 'En bateau.' },
  { kind: 'excursion', title: 'Cheval', country: 'islande' },
  { kind: 'article', title: 'Décalage', slug: 'decalage' },
  { kind: 'page', title: 'Contact', slug: 'contact' },
];

const read = (files: ReadonlyMap<string, string>, address: string): unknown =>
  JSON.parse(files.get(address) ?? 'null');

describe('the files of the search', () => {
  const files = makeShards({ locale: 'fr', sources: SOURCES });
  const titles = read(files, '/search/fr/titles.json') as TitlesShard;
  const texts = read(files, '/search/fr/islande/1.json') as TextsShard;

  it('hold everything that can be found, and where it leads', () =>
    expect(entriesOf(titles, 'fr').map(({ kind, path }) => [kind, path])).toEqual([
      ['country', '/fr/islande/'],
      ['article', '/fr/islande/macareux/'],
      ['article', '/fr/decalage/'],
      ['place', '/fr/islande/carte/?p=dynjandi'],
      ['place', '/fr/islande/carte/?p=zqnkr'],
      ['place', '/fr/islande/carte/?p=b2c3d'],
      ['excursion', '/fr/islande/macareux/#excursions'],
      ['excursion', '/fr/islande/'],
      ['page', '/fr/contact/'],
    ]));

  it('name a place whose title has no Latin letter by its id', () => {
    const island = SOURCES.filter(({ kind }) => kind === 'country');
    const mountain = { kind: 'place', title: '大文字山', shortId: 'm4n5p', country: 'islande' } as const;
    const made = makeShards({ locale: 'fr', sources: [...island, mountain] });
    const entries = entriesOf(read(made, '/search/fr/titles.json') as TitlesShard, 'fr');
    expect(entries.at(-1)?.path).toBe('/fr/islande/carte/?p=m4n5p');
  });

  it('give the texts to what they are of', () => {
    const all = withTexts(entriesOf(titles, 'fr'), [texts]);
    expect(all.map(({ lead }) => lead)).toEqual([
      '',
      'Des falaises.',
      '',
      'Une cascade.',
      'Un village.',
      'Une baie.',
      'En bateau.',
      '',
      '',
    ]);
    expect(all[1]).toMatchObject({
      country: 'Islande',
      region: 'Fjords',
      words: 'puffin',
      headings: 'Quand',
      text: 'En juin.\nDes oiseaux.',
    });
  });

  it('are the same in whatever order the CMS gives entries', () =>
    expect([...makeShards({ locale: 'fr', sources: [...SOURCES].reverse() })]).toEqual([...files]));

  it('of an older release serve titles of a newer one', () => {
    const older: TextsShard = { ...texts, texts: [['/fr/islande/gone/', 'a', 'b', 'c'], ...texts.texts] };
    expect(withTexts(entriesOf(titles, 'fr'), [older])).toHaveLength(9);
  });

  // The fixtures are files of the first release with a search. They are never made anew.
  it('of an older release are read by newer code', () => {
    const entries = entriesOf(checkShard<TitlesShard>(OLDER_TITLES, 'titles.json'), 'fr');
    const texts = checkShard<TextsShard>(OLDER_TEXTS, '1.json');
    expect(
      withTexts(entries, [texts]).map(({ kind, path, region, words, lead }) =>
        [kind, path, region, words, lead].join(' | '),
      ),
    ).toEqual([
      'country | /fr/islande/ |  |  | ',
      'article | /fr/islande/macareux/ | Fjords | puffin | Des falaises.',
      'article | /fr/decalage/ |  |  | ',
      'place | /fr/islande/carte/?p=zqnkr |  |  | Un village.',
      'place | /fr/islande/carte/?p=dynjandi |  |  | Une cascade.',
      'place | /fr/islande/carte/?p=b2c3d | Fjords |  | Une baie.',
      'excursion | /fr/islande/macareux/#excursions |  |  | En bateau.',
      'excursion | /fr/islande/ |  |  | ',
      'page | /fr/contact/ |  |  | ',
    ]);
  });

  it.each([[null], ['<!doctype html>'], [{}], [{ format: 2 }]])('that are none are named: %j', (value) =>
    expect(() => checkShard(value, '/search/fr/titles.json')).toThrow(
      /\/search\/fr\/titles\.json: a search file of format 1 was expected/,
    ),
  );
});

describe('a slug', () => {
  it.each([
    ['macareux-latrabjarg', 'Voir les macareux de Látrabjarg', 'CE'],
    ['budget-islande', 'Où va l’argent en Islande', '-budgetF'],
    ['les-les', 'Les îles', 'AA'],
    ['jet-lag', '', '-jet-lag'],
    ['w-z', Array.from({ length: 30 }, (_, at) => (at === 29 ? 'z' : `w${at}`)).join(' '), '-w-z'],
  ])('%s beside “%s” is %s', (slug, title, packed) => {
    expect(packSlug(slug, title)).toBe(packed);
    expect(unpackSlug(packed, title)).toBe(slug);
  });
});

describe('texts in parts', () => {
  const words = (from: number) => Array.from({ length: 400 }, (_, i) => `Mot${from + i}x${i * i}.`).join(' ');
  const long = [1, 1000, 2000].map((from) => ({
    id: `/${from}/`,
    lead: `Chapeau ${from}.`,
    headings: ['Titre'],
    text: `${words(from)} Hljóðaklettar ${from}. La plage. La plage est là.`,
  }));

  it('keep to their weight', () => {
    const parts = cutTexts(long, 'fr', { first: 2000, others: 3000 });
    expect(parts.length).toBeGreaterThan(2);
    const weights = parts.map((part) => weigh(JSON.stringify(part)));
    expect(weights[0]).toBeLessThanOrEqual(2000);
    for (const weight of weights) expect(weight).toBeLessThanOrEqual(3000);
  });

  it('lose no sentence', () => {
    const parts = cutTexts(long, 'fr', { first: 2000, others: 3000 });
    const all = parts
      .flat()
      .map(([, , , text]) => text)
      .join('\n')
      .split('\n')
      .filter(Boolean);
    expect(all).toHaveLength(3 * 403);
  });

  it('begin with standfirsts and headings, and end with what stands everywhere', () => {
    const [first = [], ...others] = cutTexts(long, 'fr', { first: 2000, others: 3000 });
    expect(first.map(([, lead, headings]) => [lead, headings])).toEqual(
      [1, 1000, 2000].map((from) => [`Chapeau ${from}.`, 'Titre']),
    );
    expect(JSON.stringify(others.at(-1))).toContain('La plage est là.');
  });
});
