import type { Page } from 'playwright-core';
import { DELAYS } from '../../src/config/interaction';
import { button, DESKTOP, goTo, PHONE, SCREENS, scrollTo } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { blank, start } = visits();

/** Holds back what the page puts off by so many milliseconds. @returns lets that time pass */
async function holdTime(page: Page, delay: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const put = window.setTimeout.bind(window);
    const cancel = window.clearTimeout.bind(window);
    const waiting = new Map<number, () => void>();
    let count = 0;
    Object.assign(window, {
      setTimeout: (work: () => void, ms: number) => {
        if (ms !== held) return put(work, ms);
        count -= 1;
        waiting.set(count, work);
        return count;
      },
      clearTimeout: (id: number) => waiting.delete(id) || cancel(id),
      letTimePass: () => {
        for (const [id, work] of waiting) if (waiting.delete(id)) work();
      },
    });
  }, delay);
  return () => page.evaluate(() => (window as unknown as { letTimePass: () => void }).letTimePass());
}

/** Menus of large screens answer again 300 ms after the last scroll. */
const whenEnabled = (page: Page, name: string) =>
  page.waitForFunction(
    (label) =>
      [...document.querySelectorAll('[role=button]')].some(
        (element) => element.textContent === label && !element.hasAttribute('aria-disabled'),
      ),
    name,
  );

describe('the banner (SPEC §2)', () => {
  const isFixed = (page: Page) => page.locator('header[data-fixed]').count();

  it.each([
    [850, '/fr/islande/', true],
    [849, '/fr/islande/', false],
    [849, '/', true],
  ])('at %i px wide, on %s, scrolled past: fixed is %s', async (width, path, expected) => {
    const page = await start(path, { viewport: { width, height: 800 } });
    await scrollTo(page, 72);
    expect(await isFixed(page)).toBe(0);
    await scrollTo(page, 73);
    await page.waitForFunction(
      (wanted) => Boolean(document.querySelector('header[data-fixed]')) === wanted,
      expected,
    );
    if (expected) await button(page, 'Destinations').waitFor();
  });

  it('never hides what has the focus', async () => {
    const page = await start('/en/iceland/');
    await scrollTo(page, 2500);
    const links = page.getByRole('main').getByRole('link');
    for (const index of [8, 3]) {
      await links.nth(index).focus();
      const top = await links.nth(index).evaluate((link) => link.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(73);
    }
  });
});

describe('the country menu and the scroll (SPEC §4)', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu Islande' });
  const isShown = (page: Page) => menu(page).waitFor();
  const isHidden = (page: Page) => menu(page).waitFor({ state: 'hidden' });

  it.each(SCREENS)('on %s hides 700 px down, shows again 200 px up, each to the pixel', async (_, screen) => {
    const page = await start('/fr/islande/', screen);
    await scrollTo(page, 699);
    await isShown(page);
    await scrollTo(page, 700);
    await isHidden(page);
    await scrollTo(page, 501);
    await isHidden(page);
    await scrollTo(page, 500);
    await isShown(page);
  });

  it('hides within 200 px of the end of the page', async () => {
    const page = await start('/fr/islande/', PHONE);
    // Sections that are not laid out yet have a guessed height, and the end would move.
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    // The height is rounded, and by one pixel another once what shows at the end is drawn.
    const scrollNearEnd = async (distance: number) => {
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      await scrollTo(page, end - distance);
    };
    await scrollNearEnd(0);
    await scrollNearEnd(600);
    await isShown(page);
    await scrollNearEnd(201);
    await isShown(page);
    await scrollNearEnd(200);
    await isHidden(page);
  });

  it('stays shut until 300 ms after the last scroll', async () => {
    const page = await blank();
    const letTimePass = await holdTime(page, DELAYS.menuEnabled);
    await goTo(page, '/fr/islande/');
    await scrollTo(page, 120);
    await page.locator('[role=button][aria-disabled]', { hasText: 'Outils et conseils' }).waitFor();
    await button(page, 'Outils et conseils').dispatchEvent('click');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await letTimePass();
    await whenEnabled(page, 'Outils et conseils');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('back to top', () => {
  it('appears going up past 1,500 px, leads to the top and gives the keyboard its place there', async () => {
    const page = await start('/en/iceland/');
    const top = button(page, 'Back to top');
    await scrollTo(page, 2600);
    expect(await top.count()).toBe(0);
    await scrollTo(page, 2000);
    await top.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    await top.waitFor({ state: 'hidden' });
  });

  it('does not move by itself for visitors who asked for less motion', async () => {
    const page = await start('/en/iceland/', { ...DESKTOP, reducedMotion: 'reduce' });
    await scrollTo(page, 2600);
    await scrollTo(page, 2000);
    await button(page, 'Back to top').evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
