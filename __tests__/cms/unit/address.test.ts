import { addressOf, formerAddresses } from '../../../cms/src/domain/address';

describe('the addresses of an entry', () => {
  it.each([
    [{ locale: 'fr', slug: 'islande' }, '/fr/islande/'],
    [{ locale: 'en', slug: 'geysir', country: 'iceland' }, '/en/iceland/geysir/'],
  ])('%j is at %s', (facts, expected) => {
    expect(addressOf(facts)).toBe(expected);
  });

  it.each([
    [[], '/fr/a/', '/fr/b/', ['/fr/a/']],
    [['/fr/a/'], '/fr/b/', '/fr/c/', ['/fr/a/', '/fr/b/']],
    [['/fr/a/'], '/fr/b/', '/fr/a/', ['/fr/b/']],
    [['/fr/a/'], '/fr/a/', '/fr/b/', ['/fr/a/']],
    [['/fr/a/'], '/fr/a/', '/fr/a/', []],
  ])('%j, moving from %s to %s, leaves %j behind', (known, before, after, expected) => {
    expect(formerAddresses(known, before, after)).toEqual(expected);
  });
});
