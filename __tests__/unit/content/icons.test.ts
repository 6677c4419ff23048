import { readFileSync } from 'node:fs';
import {
  ALERT_LEVELS,
  ARTICLE_TYPES,
  COUNTRY_ICONS,
  ICON_NAMES,
  MAP_LAYERS,
  PATH_STEPS,
} from '../../../src/config/taxonomy';
import { countryIcon } from '../../../src/content/country/icon';

const FILES = {
  frame: [
    ...COUNTRY_ICONS.map(countryIcon),
    countryIcon(null),
    ...ALERT_LEVELS.map((level) => `alerte-${level}`),
    ...['ui-guides', 'ui-articles', 'ui-notes', 'ui-excursions', 'ui-map'],
  ],
  topics: [
    ...ICON_NAMES,
    ...PATH_STEPS.map((step) => `etape-${step}`),
    ...ARTICLE_TYPES.map((type) => `type-${type}`),
    ...MAP_LAYERS.map((layer) => `carte-${layer}`),
    'type-rando',
  ],
};

it('there are 22 `svg` names (SPEC §3)', () => {
  expect(ICON_NAMES).toHaveLength(22);
});

describe.each(Object.entries(FILES))('static/icons/%s.svg', (file, names) => {
  const sprite = readFileSync(`static/icons/${file}.svg`, 'utf8');

  it.each(names)('has %s', (name) => {
    expect(sprite).toContain(`<g id="${name}">`);
  });

  it('holds one family: one grid, one stroke, the colour of the text', () => {
    expect(sprite).toMatch(/^<svg [^>]*viewBox="0 0 24 24"/);
    expect(sprite).not.toContain('stroke-width=');
    expect(sprite).not.toMatch(/(stroke|fill)="#/);
    for (const icon of sprite.split('\n')) expect([icon, icon.length < 2000]).toEqual([icon, true]);
  });
});
