import type { TitlesShard } from '../../../src/content/search/shards';
import { makeShards } from '../../../src/site-build/search/make-shards';
import { findUnfound } from '../../../src/site-build/search/unfound';

it('names titles and key words that lead to something else', async () => {
  const article = (title: string, slug: string, words: string) =>
    ({ kind: 'article', title, slug, words }) as const;
  const files = makeShards({
    locale: 'fr',
    sources: [
      article('Les phares', 'phares', 'lumière, bateau'),
      ...['rouge', 'bleu', 'vert', 'noir', 'blanc', 'jaune'].map((colour) =>
        article(`Bateau ${colour}`, `bateau-${colour}`, 'bateau'),
      ),
    ],
  });
  const titles = JSON.parse(files.get('/search/fr/titles.json') ?? '') as TitlesShard;
  expect(await findUnfound(titles, 'fr')).toEqual([
    expect.objectContaining({ question: 'bateau' }),
    { locale: 'fr', path: '/fr/phares/', title: 'Les phares', question: 'bateau' },
  ]);
});
