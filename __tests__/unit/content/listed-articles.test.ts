import { placedArticles } from '../../../src/content/country/listed-articles';

const article = (id: string, step: number | null = null) => ({ id, step });
const ids = (articles: readonly { readonly id: string }[]) => articles.map(({ id }) => id);

describe('the places of articles on their country’s page', () => {
  const articles = [article('when', 2), article('guide'), article('boat'), article('winter', 8)];

  it('are one each: step 6 takes its own, the other steps theirs, and guides are the rest', () => {
    const inStep6 = [article('boat'), article('winter', 8)];
    const { inSteps, guides } = placedArticles(articles, { inStep6, hasSteps: true });
    expect(ids(inSteps)).toEqual(['when']);
    expect(ids(guides)).toEqual(['guide']);
  });

  it('are all among the guides where the country has no steps', () => {
    const { inSteps, guides } = placedArticles(articles, { inStep6: [article('boat')], hasSteps: false });
    expect(inSteps).toEqual([]);
    expect(ids(guides)).toEqual(['when', 'guide', 'boat', 'winter']);
  });
});
