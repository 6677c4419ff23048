import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS } from '../../../src/config/interaction';

/** The style sheets cannot import the constants; this holds them together. */
const style = (path: string) => readFileSync(path, 'utf8');

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name): [string, string] => [name, style(join('src', name))]);

it('fades are 500 ms in and, for the destinations alone, 200 ms out (SPEC §4)', () => {
  const tokens = style('src/styles/tokens.css');
  expect(tokens).toContain('--appear: fade-in 500ms ease;');
  expect(tokens).toContain('--vanish: fade-out 200ms ease forwards;');
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
