import { act, fireEvent, screen, within } from '@testing-library/react';
import type { CountryMenu } from '../../src/content/menu/types';
import { Menus } from '../../src/features/menu/Menus';
import { renderIn } from '../support/render';
import { setWidth } from '../support/screen-width';

const DESTINATIONS = [
  { name: 'Hawaï', path: '/fr/hawaii/', icon: 'vague' },
  { name: 'Islande', path: '/fr/islande/', icon: 'geyser' },
  { name: 'États-Unis', path: '/fr/etats-unis/', icon: null },
];
const ICELAND = { name: 'Islande', path: '/fr/islande/', icon: 'geyser', isMain: true };
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

let answer: () => Promise<unknown>;
// Each test has a country of its own, because a menu is fetched once in a visit.
let number = 0;

beforeEach(() => {
  jest.useFakeTimers();
  number += 1;
  answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve(MENU) });
  Object.assign(globalThis, { fetch: jest.fn(() => answer()) });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.className = '';
});

/** In small steps: a clock that an effect starts begins to run when its step is over. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left >= 0; left -= 50)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)));
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });

function show({
  width = 1280,
  isFixed = false,
  isHidden = false,
  isCountry = true,
  isMain = true,
  path = '',
} = {}) {
  setWidth(width);
  const country = { ...ICELAND, isMain, path: `/fr/islande${number}/` };
  const element = (hidden: boolean) => (
    <Menus
      locale="fr"
      destinations={DESTINATIONS}
      country={isCountry ? country : undefined}
      currentPath={path || country.path}
      isFixed={isFixed}
      isHidden={hidden}
    />
  );
  const { rerender, ...rest } = renderIn('fr', element(isHidden));
  return { ...rest, hide: () => rerender(element(true)) };
}

describe('the destination menu (SPEC §2)', () => {
  it.each([
    [{ isCountry: false }, 'Où voulez-vous aller\u202f?'],
    [{ isCountry: true }, 'Islande'],
    [{ isCountry: true, isFixed: true }, 'Destinations'],
  ])('%j is called %s', (page, name) => {
    show(page);
    expect(button(name)).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists its three destinations in their order, and a cross closes it', async () => {
    show({ isCountry: false });
    fireEvent.click(button(/aller/));
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: /aller/ });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((item) => item.textContent),
    ).toEqual(['Hawaï', 'Islande', 'États-Unis']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/aller/)).toHaveFocus();
  });

  it('fades out before it is gone: still there after 299 ms, not after 300', async () => {
    show({ isCountry: false });
    fireEvent.click(button(/aller/));
    await pass(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(299);
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the country menu on a small screen', () => {
  it.each([
    [99, null, false],
    [100, 'dialog', false],
    [399, 'dialog', false],
    [400, 'dialog', true],
  ])('%i ms after the press: overlay %s, body marked %s', async (elapsed, overlay, isMarked) => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(elapsed);
    expect(screen.queryByRole('dialog')?.tagName.toLowerCase() ?? null).toBe(overlay);
    expect(document.body.classList.contains('menu-open')).toBe(isMarked);
  });

  it('leaves no mark behind when it closes', async () => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(400);
    fireEvent.click(button('Fermer'));
    expect(document.body).not.toHaveClass('menu-open');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves no mark behind when the page goes', async () => {
    const { unmount } = show({ width: 849 });
    fireEvent.click(button('Guides de voyage'));
    await pass(400);
    unmount();
    expect(document.body.className).toBe('');
  });

  it('closes when the screen is turned to its wide side', async () => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(400);
    setWidth(850);
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('shows a region’s guides over the screen, and a single guide as a link', async () => {
    show({ width: 849 });
    fireEvent.click(button('Guides de voyage'));
    await pass(400);
    expect(screen.getByRole('link', { name: 'Hengifoss' })).toBeVisible();
    fireEvent.click(button('Voir les 2 guides'));
    const list = screen.getByRole('dialog', { name: 'Nord\u00a0: tous les guides' });
    expect(document.body).toHaveClass('guides-open');
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: /Nord/ })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Guides de voyage' })).toBeVisible();
    expect(document.body).not.toHaveClass('guides-open');
  });
});

describe('the country menu on a large screen', () => {
  it('opens at once and dims the page; the dimmed page closes it', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Outils et conseils' })).toBeVisible();
    expect(document.body).toHaveClass('menu-dimmed');
    fireEvent.pointerDown(screen.getByTestId('dim'));
    expect(document.body).not.toHaveClass('menu-dimmed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('numbers the steps with their own numbers, and expands one at a time', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    fireEvent.click(button('1. Découvrir'));
    expect(screen.getByRole('link', { name: 'Volcans' })).toBeVisible();
    fireEvent.click(button('6. Étape 6'));
    expect(screen.queryByRole('link', { name: 'Volcans' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Grottes' })).toBeVisible();
    expect(button('1. Découvrir')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens where the visitor is, and marks the page', async () => {
    show({ path: '/fr/islande/husavik/' });
    fireEvent.click(button('Guides de voyage'));
    await pass(0);
    expect(screen.getByRole('link', { name: 'Husavik' })).toHaveAttribute('aria-current', 'page');
    expect(button('Nord')).toHaveAttribute('aria-expanded', 'true');
  });

  it('switches from tools to guides', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    fireEvent.click(button('Guides de voyage'));
    await pass(0);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Guides de voyage' })).toBeVisible();
  });

  it('closes when the scroll hides it', async () => {
    const { hide } = show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    hide();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [299, 0],
    [300, 1],
  ])('%i ms after a scroll a press opens %i panels', async (elapsed, count) => {
    show();
    fireEvent.scroll(window);
    await pass(elapsed);
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    expect(screen.queryAllByRole('dialog')).toHaveLength(count);
  });

  it('opens with the space bar too', async () => {
    show();
    fireEvent.keyDown(button('Outils et conseils'), { key: ' ' });
    await pass(0);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the way to the country’s page', () => {
  it('stands on its articles', () => {
    show({ path: '/fr/islande/husavik/' });
    expect(screen.getByRole('link', { name: 'Accueil Islande' })).toHaveAttribute(
      'href',
      `/fr/islande${number}/`,
    );
  });

  it('does not stand on that page itself', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Accueil Islande' })).toBeNull();
  });
});

describe('a menu that cannot be had', () => {
  it.each([
    ['an error', () => Promise.resolve({ ok: false, status: 500 })],
    ['no network', () => Promise.reject(new Error('offline'))],
  ])('%s: it says so, offers the country’s page, and tries again', async (_, failing) => {
    answer = failing;
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `/fr/islande${number}/`);
    answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve(MENU) });
    fireEvent.click(button('Réessayer'));
    await pass(0);
    expect(button('1. Découvrir')).toBeVisible();
  });
});
