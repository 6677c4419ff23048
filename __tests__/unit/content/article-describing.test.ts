import { articleDescribing } from '../../../src/content/excursion/article-describing';

const EXCURSION = { id: 'x', country: 'is', region: 'south' };
const article = (id: string, more: object = {}) => ({
  id,
  path: `/fr/islande/${id}/`,
  country: 'is',
  region: 'south',
  excursions: ['x'],
  ...more,
});

describe('the article that tells of an excursion', () => {
  it.each([
    ['is one that lists it', [article('other', { excursions: ['y'] }), article('a')], 'a'],
    [
      'stands in its region before others',
      [article('north', { region: 'north' }), article('south', { excursions: ['x', 'y'] })],
      'south',
    ],
    [
      'has few before one that has many',
      [article('loop', { excursions: ['y', 'x'] }), article('own')],
      'own',
    ],
    ['is the first by address among equals', [article('b'), article('a')], 'a'],
    ['may be anywhere in the country', [article('loop', { region: undefined })], 'loop'],
    ['is none of another country', [article('far', { country: 'us' })], undefined],
    ['is missing where none lists it', [], undefined],
  ])('%s', (_, articles, expected) => {
    expect(articleDescribing(EXCURSION, articles)).toBe(expected);
  });

  it('is near no excursion that has no region', () => {
    const [loop, own] = [article('loop', { region: undefined, excursions: ['x', 'y'] }), article('own')];
    expect(articleDescribing({ id: 'x', country: 'is' }, [loop, own])).toBe('own');
  });
});
