import { existsSync, readFileSync, readdirSync } from 'node:fs';
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

it.each(USED)('%s has its icon', (name) => {
  expect(existsSync(`static/icons/${name}.svg`)).toBe(true);
});

it('icons are one family: one grid, one stroke, the colour of the text', () => {
  for (const file of readdirSync('static/icons')) {
    const svg = readFileSync(`static/icons/${file}`, 'utf8');
    expect([file, svg.includes('viewBox="0 0 24 24"')]).toEqual([file, true]);
    expect([file, svg.match(/stroke-width="[^"]*"/g)]).toEqual([file, ['stroke-width="1.75"']]);
    expect([file, /stroke="currentColor"/.test(svg), /(stroke|fill)="#/.test(svg)]).toEqual([
      file,
      true,
      false,
    ]);
    expect([file, svg.length < 2000]).toEqual([file, true]);
  }
});
