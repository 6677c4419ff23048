import { adaptArticle } from '../../../src/content/article/adapt';
import { monthsOf } from '../../../src/content/raw-trip';
import { rawArticleEntry } from '../../support/inputs/raw';

describe('what the CMS says for trips', () => {
  it.each([
    ['6', [6]],
    ['6-9', [6, 7, 8, 9]],
    ['11-2', [1, 2, 11, 12]],
    ['11-2, 6', [1, 2, 6, 11, 12]],
    ['1-12', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('the season “%s” is the months %j', (season, months) => {
    expect(monthsOf(season)).toEqual(months);
  });

  it.each(['13', '0-3', 'juin', '6 - 9', '6-9,11'])('refuses the season “%s” by name', (saison) => {
    expect(() => adaptArticle({ ...rawArticleEntry, saison })).toThrow(/saison: expected months such as/);
  });

  it('days come in their order, with their stops apart', () => {
    const { days } = adaptArticle({
      ...rawArticleEntry,
      jours: [
        { id: 2, numero: 2, titre: 'Vík', etapes: 'k3v9x b2c3d' },
        { id: 1, numero: 1, titre: 'Reykjavik', etapes: null },
      ],
    });
    expect(days).toEqual([
      { number: 1, title: 'Reykjavik', stops: [] },
      { number: 2, title: 'Vík', stops: ['k3v9x', 'b2c3d'] },
    ]);
  });

  it('nothing said is no month, no booking and no day', () => {
    expect(adaptArticle(rawArticleEntry)).toMatchObject({ season: [], booking: undefined, days: [] });
  });
});
