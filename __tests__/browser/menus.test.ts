import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { DESKTOP, PHONE, scrollTo, visit, type Visit, openContext } from '../support/pages';
import { siteUrl } from '../support/served';

jest.setTimeout(90_000);

let browser: Browser;
let open: Visit | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => open?.context.close());

async function start(path: string, options = DESKTOP): Promise<Page> {
  open = await visit(browser, path, options);
  return open.page;
}

const WORDS = {
  fr: {
    country: 'Islande',
    where: /Où voulez-vous aller/,
    tools: 'Outils et conseils',
    guides: 'Guides de voyage',
    close: 'Fermer',
  },
  en: {
    country: 'Iceland',
    where: /Where do you want to go/,
    tools: 'Tools and tips',
    guides: 'Travel guides',
    close: 'Close',
  },
} as const;
const COUNTRY = { fr: '/fr/islande/', en: '/en/iceland/' } as const;
const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bodyClasses = (page: Page) => page.evaluate(() => document.body.className);

/** Menus of large screens answer again 300 ms after the last scroll. */
const whenEnabled = (page: Page, name: string) =>
  page.waitForFunction(
    (label) =>
      [...document.querySelectorAll('[role=button]')].some(
        (element) => element.textContent === label && !element.hasAttribute('aria-disabled'),
      ),
    name,
  );

describe.each(SCREENS)('on %s', (_, screen) => {
  describe.each(['fr', 'en'] as const)('in %s', (locale) => {
    const words = WORDS[locale];
    const panels = [
      ['the destination menu', words.country, words.where],
      ['tools and tips', words.tools, words.tools],
      ['travel guides', words.guides, words.guides],
    ] as const;

    it.each(panels)(
      '%s opens by pointer, has no accessibility violation, and its cross closes it',
      async (__, opener, name) => {
        const page = await start(COUNTRY[locale], screen);
        const control = button(page, opener);
        await (screen.hasTouch ? control.tap() : control.click());
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        await dialog
          .getByRole(opener === words.country ? 'link' : 'heading')
          .first()
          .waitFor();
        await dialog.evaluate((element) =>
          Promise.all(element.getAnimations().map(({ finished }) => finished)),
        );
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual(
          [],
        );
        await dialog.getByRole('button', { name: words.close }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await bodyClasses(page)).toBe('');
        expect(open?.messages).toEqual([]);
      },
    );

    it.each(panels)(
      '%s works by keyboard alone, and Escape gives the focus back',
      async (__, opener, name) => {
        const page = await start(COUNTRY[locale], screen);
        await button(page, opener).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await dialog
          .getByRole(opener === words.country ? 'link' : 'heading')
          .first()
          .waitFor();
        const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
        expect(await isInside()).toBe(true);
        await page.keyboard.press('Tab');
        expect(await isInside()).toBe(true);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await button(page, opener).evaluate((element) => element === document.activeElement)).toBe(
          true,
        );
        expect(await bodyClasses(page)).toBe('');
      },
    );
  });

  it('a step is expanded by keyboard, one at a time, and its article is reached without a new document', async () => {
    const page = await start('/en/iceland/', screen);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await button(page, 'Tools and tips').press('Enter');
    const steps = page.getByRole('dialog').getByRole('heading').getByRole('button');
    await steps.first().waitFor();
    await steps.nth(0).press('Enter');
    await steps.nth(1).press(' ');
    expect(await steps.evaluateAll((all) => all.map((step) => step.getAttribute('aria-expanded')))).toEqual([
      'false',
      'true',
      ...Array<string>((await steps.count()) - 2).fill('false'),
    ]);
    await page.getByRole('dialog').getByRole('link').first().press('Enter');
    await page.waitForURL(/\/en\/iceland\/.+/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.waitForFunction(() => document.querySelector('dialog') === null);
    expect(await bodyClasses(page)).toBe('');
  });

  it('the destinations are Hawaii, Iceland and the American West, in this order, the current one marked', async () => {
    const page = await start('/en/iceland/', screen);
    await button(page, 'Iceland').click();
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      ),
    ).toEqual([
      ['/en/hawaii/', null],
      ['/en/iceland/', 'true'],
      ['/en/united-states/', null],
    ]);
  });
});

describe('on a phone', () => {
  it('the focus stays in the overlay, and the page under it holds still', async () => {
    const page = await start('/fr/islande/', PHONE);
    await button(page, 'Islande').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.body.classList.contains('menu-open'));
    const focused = new Set<string>();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      focused.add(
        await page.evaluate(() =>
          document.activeElement === document.body || document.activeElement?.closest('dialog')
            ? 'in'
            : 'out',
        ),
      );
    }
    expect([...focused]).toEqual(['in']);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  });

  it('a region’s guides open over the menu; closing them leads back to it', async () => {
    const page = await start('/fr/islande/', PHONE);
    await button(page, 'Guides de voyage').tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first()
      .tap();
    const list = page.getByRole('dialog', { name: /: tous les guides/ });
    await list.waitFor();
    expect(await list.getByRole('link').count()).toBeGreaterThan(1);
    expect(await bodyClasses(page)).toContain('guides-open');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Guides de voyage' }).count()).toBe(1);
    expect(await bodyClasses(page)).not.toContain('guides-open');
  });

  it('turning the screen while a menu is open leaves a usable page', async () => {
    const page = await start('/fr/islande/', { ...PHONE, viewport: { width: 412, height: 900 } });
    await button(page, 'Outils et conseils').tap();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 900, height: 412 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await bodyClasses(page)).toBe('');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('on a desktop', () => {
  it('an open menu dims the page; a press on the dimmed page closes it', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog').waitFor();
    expect(await bodyClasses(page)).toContain('menu-dimmed');
    await page.mouse.click(60, 700);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await bodyClasses(page)).toBe('');
  });

  it('opening guides closes tools', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog', { name: 'Outils et conseils' }).waitFor();
    await button(page, 'Guides de voyage').click();
    await page.getByRole('dialog', { name: 'Guides de voyage' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('leaving a menu by Tab closes it', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Islande').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link').last().focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await dialog.waitFor({ state: 'detached' });
  });
});

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
  const isShown = (page: Page) => page.getByRole('navigation', { name: 'Menu Islande' }).isVisible();

  it.each(SCREENS)('on %s hides 700 px down, shows again 200 px up, each to the pixel', async (_, screen) => {
    const page = await start('/fr/islande/', screen);
    await scrollTo(page, 699);
    expect(await isShown(page)).toBe(true);
    await scrollTo(page, 700);
    expect(await isShown(page)).toBe(false);
    await scrollTo(page, 501);
    expect(await isShown(page)).toBe(false);
    await scrollTo(page, 500);
    expect(await isShown(page)).toBe(true);
  });

  it('hides within 200 px of the end of the page', async () => {
    const page = await start('/fr/islande/', PHONE);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await scrollTo(page, end);
    await scrollTo(page, end - 600);
    expect(await isShown(page)).toBe(true);
    await scrollTo(page, end - 201);
    expect(await isShown(page)).toBe(true);
    await scrollTo(page, end - 200);
    expect(await isShown(page)).toBe(false);
  });

  it('stays shut until 300 ms after the last scroll', async () => {
    const page = await start('/fr/islande/');
    await scrollTo(page, 120);
    await button(page, 'Outils et conseils').dispatchEvent('click');
    expect(await page.getByRole('dialog').count()).toBe(0);
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
    expect(await top.count()).toBe(0);
  });

  it('does not move by itself for visitors who asked for less motion', async () => {
    const page = await start('/en/iceland/', { ...DESKTOP, reducedMotion: 'reduce' });
    await scrollTo(page, 2600);
    await scrollTo(page, 2000);
    await button(page, 'Back to top').evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('region guides on the country’s page', () => {
  it.each([
    [849, true],
    [850, false],
  ])('at %i px: behind a button is %s', async (width, isBehind) => {
    const page = await start('/fr/islande/', { viewport: { width, height: 800 } });
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first();
    expect(await opener.isVisible()).toBe(isBehind);
  });

  it('open over a phone’s screen, without an accessibility violation', async () => {
    const page = await start('/fr/islande/', { ...PHONE, reducedMotion: 'reduce' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first()
      .tap();
    await page.getByRole('dialog').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a menu whose data cannot be had', () => {
  it('says so, and works once the network is back', async () => {
    const page = await start('/en/iceland/', PHONE);
    await page.route('**/menus/**', (route) => route.abort());
    await button(page, 'Tools and tips').tap();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/menus/**');
    await button(page, 'Try again').tap();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  });
});

describe('without JavaScript', () => {
  it.each(SCREENS)('on %s every menu is a link to the same things', async (_, screen) => {
    const page = await start('/fr/islande/quand-partir-en-islande/', { ...screen, javaScriptEnabled: false });
    const target = async (name: string) =>
      page.getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect(await target('Outils et conseils')).toBe('/fr/islande/#path');
    expect(await target('Guides de voyage')).toBe('/fr/islande/#guides');
    expect(await target('Accueil Islande')).toBe('/fr/islande/');
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Islande', exact: true }).getAttribute('href'),
    ).toBe('/#destinations');
    await page.goto(`${siteUrl()}/fr/islande/`);
    const guides = page.locator('#guides').getByRole('link');
    expect(await guides.first().isVisible()).toBe(true);
    await page.goto(`${siteUrl()}/#destinations`);
    expect(await page.locator('#destinations').getByRole('link').count()).toBe(4);
  });
});

describe('storage that throws', () => {
  it('leaves a page whose menus work', async () => {
    const context = await openContext(browser, PHONE);
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/fr/islande/`, { waitUntil: 'networkidle' });
    await button(page, 'Islande').tap();
    await page.getByRole('dialog').getByRole('link').first().click();
    await page.waitForURL('**/fr/hawaii/');
    await context.close();
  });
});
