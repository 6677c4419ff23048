import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS, DELAYS, FADES, PREFETCH, SCROLL } from '../../src/config/interaction';

/** The style sheets cannot import the constants; this holds them together. */
const style = (path: string) => readFileSync(path, 'utf8');

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name): [string, string] => [name, style(join('src', name))]);

it('the constants are the specification’s (SPEC §9)', () => {
  expect({ BREAKPOINTS, DELAYS, FADES, PREFETCH, SCROLL }).toEqual({
    BREAKPOINTS: { language: 700, menus: 850 },
    DELAYS: {
      overlayShown: 100,
      overlayLocked: 400,
      menuClosed: 300,
      menuEnabled: 300,
      languageSwitch: 100,
      smoothScroll: 468,
    },
    FADES: { in: 500, out: 0, destinationsOut: 200 },
    PREFETCH: { threshold: 0.1, rootMargin: '20px', delay: 250 },
    SCROLL: {
      hideMenuAfter: 700,
      showMenuAfter: 200,
      nearBottom: 200,
      topAppearsPast: 1500,
      topHiddenBelow: 2000,
    },
  });
});

it('fades are 500 ms in and, for the destinations alone, 200 ms out (SPEC §4)', () => {
  const tokens = style('src/styles/tokens.css');
  expect(tokens).toContain(`--appear: fade-in ${FADES.in}ms ease;`);
  expect(tokens).toContain(`--vanish: fade-out ${FADES.destinationsOut}ms ease forwards;`);
  const fadingOut = sheets
    .filter(([, sheet]) => sheet.includes('animation: var(--vanish)'))
    .map(([name]) => name);
  expect(fadingOut).toEqual(['features/menu/Menus.module.css']);
});

it('style sheets change at the constants’ widths', () => {
  const widths = sheets.flatMap(([, sheet]) =>
    [...sheet.matchAll(/max-width: (\d+)\.98px/g)].map((match) => Number(match[1])),
  );
  expect([...new Set(widths)].sort()).toEqual([BREAKPOINTS.language - 1, BREAKPOINTS.menus - 1]);
});
