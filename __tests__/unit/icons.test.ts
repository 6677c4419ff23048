import { readFileSync } from 'node:fs';
import { COUNTRY_ICONS, ICON_NAMES, MAP_LAYERS, PATH_STEPS, ARTICLE_TYPES } from '../../src/config/taxonomy';

const USED = [
  ...ICON_NAMES,
  ...COUNTRY_ICONS,
  ...PATH_STEPS.map((step) => `etape-${step}`),
  ...ARTICLE_TYPES.map((type) => `type-${type}`),
  ...MAP_LAYERS.map((layer) => `carte-${layer}`),
  'type-rando',
];

it('there are 22 `svg` names (SPEC §3)', () => {
  expect(ICON_NAMES).toHaveLength(22);
});

const sprite = readFileSync('static/icons/all.svg', 'utf8');

it.each(USED)('%s has its icon', (name) => {
  expect(sprite).toContain(`<g id="${name}">`);
});

it('icons are one family: one grid, one stroke, the colour of the text', () => {
  expect(sprite).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
  expect(sprite).not.toContain('stroke-width=');
  expect(sprite).not.toMatch(/(stroke|fill)="#/);
  for (const icon of sprite.split('\n')) expect([icon, icon.length < 2000]).toEqual([icon, true]);
});
