import { cutTexts } from '../../../src/build/search/cut-texts';
import { makeShards } from '../../../src/build/search/make-shards';
import { weigh } from '../../../src/build/search/weights';
import { checkShard, entriesOf, withTexts } from '../../../src/content/search/read-shards';
import type { TextsShard, TitlesShard } from '../../../src/content/search/shards';
import type { SearchSource } from '../../../src/build/search/sources';

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
  { kind: 'place', title: 'Vík', country: 'islande', lead: 'Un village.' },
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
      ['place', '/fr/islande/carte/?p=vik'],
      ['excursion', '/fr/islande/macareux/#excursions'],
      ['excursion', '/fr/islande/'],
      ['article', '/fr/decalage/'],
      ['page', '/fr/contact/'],
    ]));

  it('give the texts to what they are of', () => {
    const all = withTexts(entriesOf(titles, 'fr'), [texts]);
    expect(all.map(({ lead }) => lead)).toEqual([
      '',
      'Des falaises.',
      'Un village.',
      'En bateau.',
      '',
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

  it('of an older release serve titles of a newer one', () => {
    const older: TextsShard = { ...texts, texts: [['/fr/islande/gone/', 'a', 'b', 'c'], ...texts.texts] };
    expect(withTexts(entriesOf(titles, 'fr'), [older])).toHaveLength(7);
  });

  it.each([[null], ['<!doctype html>'], [{}], [{ format: 2 }]])('that are none are named: %j', (value) =>
    expect(() => checkShard(value, '/search/fr/titles.json')).toThrow(
      /\/search\/fr\/titles\.json: a search file of format 1 was expected/,
    ),
  );
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
