import { countryInUse } from '../../../cms/src/domain/country-rules';

describe('countryInUse', () => {
  it('lets a country go that has no articles', () => {
    expect(countryInUse(0)).toBeUndefined();
  });

  it.each([
    [1, /^1 article publié est/, /^1 published article stands/],
    [27, /^27 articles publiés sont/, /^27 published articles stand/],
  ])('tells that %d stand under it', (count, french, english) => {
    expect(countryInUse(count)?.fr).toMatch(french);
    expect(countryInUse(count)?.en).toMatch(english);
  });
});
