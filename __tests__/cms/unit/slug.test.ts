import { isReserved, isSlug } from '../../../cms/src/domain/slug';

describe('isSlug', () => {
  it.each(['islande', 'etats-unis', 'plage-noire-2', '404'])('takes %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['', 'Islande', 'états-unis', 'plage--noire', '-plage', 'plage-', 'plage noire', 'rss.xml'])(
    'refuses "%s"',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe('isReserved', () => {
  it.each([
    ['carte', true, true],
    ['map', true, true],
    ['recherche', false, true],
    ['search', false, true],
    ['hors-ligne', false, true],
    ['offline', false, true],
    ['search', true, false],
    ['mon-voyage', false, true],
    ['my-trip', false, true],
    ['login', true, false],
    ['login', false, true],
    ['404', false, true],
    ['fr', false, true],
    ['en', false, true],
    ['rss.xml', false, true],
    ['index', false, true],
    ['index', true, true],
    ['geysir', true, false],
    ['decalage-horaire', false, false],
  ])('%s, in a country: %s → %s', (slug, inCountry, expected) => {
    expect(isReserved(slug, { inCountry })).toBe(expected);
  });
});
