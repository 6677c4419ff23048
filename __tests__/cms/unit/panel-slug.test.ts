import { slugOf, slugState } from '../../../cms/src/panel/slug';
import { slugify } from '../../../src/routing/slugify';

it.each([
  'Où dormir à Höfn ?',
  'Þingvellir & Œrebro',
  '  L’été — 2026 ',
  'gla\u00adcier',
  '日本',
  'Straße',
  '---',
])('makes of “%s” the address that the site would make', (title) =>
  expect(slugOf(title)).toBe(slugify(title)),
);

it.each([
  ['mot '.repeat(60), `${'mot-'.repeat(36)}mot`],
  ['a'.repeat(300), 'a'.repeat(150)],
])('makes an address of at most 150 characters, of whole words where there are any', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  ['', undefined, 'empty'],
  ['plage-noire', undefined, 'free'],
  ['plage-noire', true, 'free'],
  ['plage-noire', false, 'taken'],
  ['Plage noire', undefined, 'malformed'],
  ['é', undefined, 'malformed'],
  ['a--b', true, 'malformed'],
] as const)('an address “%s” whose availability is %s is %s', (slug, isAvailable, state) => {
  expect(slugState(slug, isAvailable)).toBe(state);
});
