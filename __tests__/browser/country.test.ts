import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, openContext, PHONE, scrollTo, visit, type Visit } from '../support/browser/pages';
import { siteUrl } from '../support/served';

let browser: Browser;
let open: Visit | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await open?.context.close();
  open = undefined;
});

const go = async (...args: [path: string, options?: typeof PHONE]) => {
  open = await visit(browser, ...args);
  return open.page;
};
const jump = (page: Page, name = 'Aller à une étape') => page.getByRole('navigation', { name });
const current = (page: Page) => page.locator('[aria-current=step]');
const top = (page: Page, selector: string) =>
  page.evaluate((of) => document.querySelector(of)?.getBoundingClientRect().top ?? NaN, selector);

describe.each([
  ['a large screen', DESKTOP],
  ['a phone', PHONE],
])('the steps of a country on %s', (_, options) => {
  it('are marked as they are read, in both directions', async () => {
    const page = await go('/fr/islande/', options);
    expect(await current(page).count()).toBe(0);
    for (const step of [3, 7, 2]) {
      await scrollTo(
        page,
        (await page.evaluate(() => window.scrollY)) + (await top(page, `#step-${step}`)) - 100,
      );
      await page.waitForFunction(
        (number) => document.querySelector('[aria-current=step]')?.getAttribute('href') === `#step-${number}`,
        step,
      );
      expect(await current(page).count()).toBe(1);
    }
    await scrollTo(page, 0);
    await page.waitForFunction(() => !document.querySelector('[aria-current=step]'));
    expect(open?.messages).toEqual([]);
  });

  it('are reached by keyboard, with their title in sight and the next Tab inside them', async () => {
    const page = await go('/fr/islande/', options);
    await jump(page).getByRole('link', { name: '3 Itinéraire' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#step-3');
    const [title = NaN, above = NaN] = await page.evaluate(() => {
      const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
      const isAbove = (element: Element) =>
        getComputedStyle(element).position === 'sticky' && innerWidth < 850;
      const strip = document.querySelector('nav:has([href="#step-1"])');
      const banner = document.querySelector('header[data-fixed]');
      return [
        document.querySelector('#step-3 h3')?.getBoundingClientRect().top,
        Math.max(bottom(banner), strip && isAbove(strip) ? bottom(strip) : 0),
      ];
    });
    expect(title).toBeGreaterThanOrEqual(above);
    expect(title).toBeLessThan(400);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('li[id]')?.id)).toBe('step-3');
  });

  it('open at the step that the address names', async () => {
    const page = await go('/en/iceland/#step-6', options);
    await page.waitForFunction(
      () => document.querySelector('[aria-current=step]')?.getAttribute('href') === '#step-6',
    );
    expect(await jump(page, 'Jump to a step').getByRole('link').count()).toBe(8);
  });
});

it('nothing that has the focus lies under the strip of steps, nor under the country menu', async () => {
  const page = await go('/fr/islande/#step-1', PHONE);
  await jump(page).getByRole('link').last().focus();
  const covered: string[] = [];
  for (let i = 0; i < 14; i += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active) return 'nothing has the focus';
      const { left, top, width, height } = active.getBoundingClientRect();
      const on = document.elementFromPoint(left + Math.min(width, 300) / 2, top + height / 2);
      const isSeen = on && (active.contains(on) || on.contains(active));
      return isSeen || on?.closest('article') === active.closest('article') ? '' : (active.textContent ?? '');
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});

it('without scripts the steps are plain links, and the climate is a chart and a table', async () => {
  const context = await openContext(browser, { javaScriptEnabled: false, ...PHONE });
  const page = await context.newPage();
  await page.goto(`${siteUrl()}/fr/islande/`);
  await jump(page).getByRole('link').nth(1).click();
  expect(page.url()).toMatch(/#step-2$/);
  expect(await page.locator('figure svg').filter({ visible: true }).count()).toBe(3);
  await page.getByText('Les chiffres, mois par mois').click();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(13);
  await context.close();
});

describe('on paper', () => {
  it('a country has no menus and no control, its pictures of lists stay away, and addresses are written out', async () => {
    const page = await go('/fr/islande/', DESKTOP);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    const after = await page.evaluate(() => {
      const link = document.querySelector('main a[href^="https://"]');
      return link ? getComputedStyle(link, '::after').content : '';
    });
    expect(after).toContain('https://');
    expect(await page.locator('#step-2 figure svg').first().isVisible()).toBe(true);
  });
});

const PAGES = [
  '/',
  '/en/',
  '/fr/islande/',
  '/en/united-states/',
  '/fr/pays-d-essai/',
  '/en/test-country/',
  '/en/autria/',
  '/fr/nulle-part/',
  '/fr/sitemap/',
  '/en/contact/',
  '/fr/confidentialite/',
  '/login/',
];

it.each(PAGES)('%s fits a phone, also with its text at 200 %% and with very long words', async (path) => {
  const page = await go(path, PHONE);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await width()).toBeLessThanOrEqual(360);
});
