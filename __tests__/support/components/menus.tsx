import { act, screen } from '@testing-library/react';
import type { CountryMenu } from '../../../src/content/menu/types';
import { Menus } from '../../../src/features/menu/Menus';
import { renderIn } from './render';
import { setWidth } from './screen-width';

const DESTINATIONS = [
  { name: 'Hawaï', path: '/fr/hawaii/', icon: 'vague' },
  { name: 'Islande', path: '/fr/islande/', icon: 'geyser' },
  { name: 'États-Unis', path: '/fr/etats-unis/', icon: null },
];
const link = (title: string) => ({ title, path: `/fr/islande/${title.toLowerCase()}/`, icon: 'volcan' });
const MENU: CountryMenu = {
  steps: [
    { number: 1, title: 'Découvrir', articles: [link('Volcans')] },
    { number: 6, title: null, articles: [link('Grottes')] },
  ],
  regions: [
    { id: 'e', title: 'Est', guides: [link('Hengifoss')] },
    { id: 'n', title: 'Nord', guides: [link('Myvatn'), link('Husavik')] },
  ],
};

// Each test has a country of its own, because a menu is fetched once in a visit.
let number = 0;
const countryPath = () => `/fr/islande${number}/`;

export const giveMenu = (): Promise<unknown> =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(MENU) });
let answer = giveMenu;

/** Sets what the server answers whoever fetches a menu from now on, in this test. */
export function answerWith(given: () => Promise<unknown>): void {
  answer = given;
}

/** Gives each test of a file a clock that stands still, a server that gives the menu, and a page without marks. */
export function prepareMenus(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    number += 1;
    answerWith(giveMenu);
    Object.assign(globalThis, { fetch: jest.fn(() => answer()) });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.className = '';
  });
}

/** In small steps: a clock that an effect starts begins to run when its step is over. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= 50)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)));
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The menus of a page of Iceland, in French. */
export function show({
  width = 1280,
  isFixed = false,
  isHidden = false,
  isCountry = true,
  path = countryPath(),
  onSearch = () => undefined,
} = {}) {
  setWidth(width);
  const country = { name: 'Islande', path: countryPath(), icon: 'geyser', isMain: true };
  const element = (hidden: boolean) => (
    <Menus
      locale="fr"
      destinations={DESTINATIONS}
      country={isCountry ? country : undefined}
      currentPath={path}
      isFixed={isFixed}
      isHidden={hidden}
      search={{ href: '/fr/plan-du-site/', onPress: onSearch }}
    />
  );
  const { rerender, unmount } = renderIn('fr', element(isHidden));
  return { country, unmount, hide: () => rerender(element(true)) };
}
