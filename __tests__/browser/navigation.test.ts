import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { DESKTOP, markDocument, PHONE, scrollTo, visit, type Visit, openContext } from '../support/pages';
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

const ARTICLE = '/en/iceland/jokulsarlon-glacier-lagoon/';
/** With or without the query, which Gatsby hands on. */
const pageData = (path: string) => `**/page-data${path}page-data.json*`;
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

describe('the language switcher (SPEC §2)', () => {
  it.each([
    [699, 'FR'],
    [700, 'Français'],
  ])('at %i px shows %s, and is called Français for everyone', async (width, shown) => {
    const page = await start('/en/iceland/', { viewport: { width, height: 800 } });
    const link = page.getByRole('link', { name: 'Français' });
    const visible = await link.evaluate((element) =>
      [...element.children]
        .filter((child) => (child as HTMLElement).offsetWidth > 1)
        .map((child) => child.textContent),
    );
    expect(visible).toEqual([shown]);
  });

  it('goes to the article’s own address in the other language', async () => {
    const page = await start(ARTICLE);
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/islande/lagune-glaciaire-jokulsarlon/');
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
  });

  it.each(['/fr/islande/se-marier-en-islande/', '/fr/islande/test-draft/'])(
    'shows nothing on %s, which has no published translation',
    async (path) => {
      const page = await start(path);
      expect(await page.getByRole('link', { name: 'English' }).count()).toBe(0);
    },
  );

  it('leads from home to home and from page to page', async () => {
    const page = await start('/');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${siteUrl()}/en/`);
    await page.goto(`${siteUrl()}/en/privacy-policy/`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/confidentialite/');
  });
});

describe('links (SPEC §9)', () => {
  it('inside an article’s text are followed without a new document', async () => {
    const page = await start(ARTICLE);
    const isSame = await markDocument(page);
    await page.locator('article p a[href^="/en/iceland/"]').last().click();
    await page.waitForURL((url) => url.pathname !== ARTICLE);
    expect(await isSame()).toBe(true);
    expect(open?.messages).toEqual([]);
  });

  it('to the current address do nothing', async () => {
    const page = await start('/fr/islande/');
    const isSame = await markDocument(page);
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/fr/islande/';
      link.id = 'here';
      document.querySelector('main')?.append(link);
      link.click();
    });
    expect([await isSame(), await page.evaluate(() => history.length)]).toEqual([true, length]);
  });

  it('opened with Ctrl open another tab and leave this one', async () => {
    const page = await start('/fr/islande/');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('main')
        .getByRole('article')
        .getByRole('link')
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForLoadState();
    expect(new URL(page.url()).pathname).toBe('/fr/islande/');
    expect(new URL(tab.url()).pathname).toMatch(/^\/fr\/islande\/.+/);
  });
});

describe('the scroll on navigation (SPEC §2)', () => {
  it('goes to the top of a new page, and back to where one was', async () => {
    const page = await start('/en/iceland/');
    const card = page.locator('#guides').getByRole('link').nth(2);
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(1000);
    await card.click();
    await page.waitForURL(/\/en\/iceland\/.+/);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
    await page.goForward();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('goes to an anchor of another page', async () => {
    const page = await start(ARTICLE);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/iceland/#step-4';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.waitForURL('**/en/iceland/#step-4');
    await page.waitForFunction(() => {
      const top = document.getElementById('step-4')?.getBoundingClientRect().top ?? -1;
      return top >= 72 && top < 200;
    });
  });

  it('moves to an anchor of this page, clear of the banner, and gives the address its anchor', async () => {
    const page = await start('/en/iceland/');
    await page.getByRole('navigation', { name: 'Jump to a step' }).getByRole('link').nth(4).click();
    await page.waitForURL('**/en/iceland/#step-5');
    const top = await page.locator('#step-5').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(72);
    expect(top).toBeLessThan(200);
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('prefetching (SPEC §9: threshold 0.1, 20 px, 250 ms)', () => {
  const watch = async (
    options = PHONE,
    arrange: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const context = await openContext(browser, options);
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      const path = /\/page-data(\/.*\/)page-data\.json/.exec(request.url())?.[1];
      if (path) fetched.push(path);
    });
    await arrange(page);
    await page.goto(`${siteUrl()}/en/`, { waitUntil: 'networkidle' });
    return { page, context, fetched };
  };

  it('fetches the pages of visible links, not those further down, and each once', async () => {
    const { page, context, fetched } = await watch();
    expect(fetched).not.toContain('/en/iceland/');
    await Promise.all([
      page.waitForResponse(/page-data\/en\/iceland\/page-data/),
      page.locator('#destinations').getByRole('link', { name: 'Iceland' }).scrollIntoViewIfNeeded(),
    ]);
    await scrollTo(page, 0);
    await page.locator('#destinations').getByRole('link', { name: 'Iceland' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path === '/en/iceland/')).toHaveLength(1);
    await context.close();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('fetches nothing on %j', async (connection) => {
    const { page, context, fetched } = await watch(PHONE, (blank) =>
      blank.addInitScript((said) => {
        Object.defineProperty(navigator, 'connection', { value: said });
      }, connection),
    );
    await page.locator('#destinations').scrollIntoViewIfNeeded();
    // Long enough for the 250 ms of a link that was seen: another page is fetched and shown in the meantime.
    await page.locator('footer a[href="/en/contact/"]').click();
    await page.waitForURL('**/en/contact/');
    expect(fetched.filter((path) => path !== '/en/contact/' && path !== '/en/')).toEqual([]);
    await context.close();
  });

  it('that failed shows nothing, stops no other, and the visit itself tries again', async () => {
    const { page, context, fetched } = await watch(DESKTOP, (blank) =>
      blank.route(pageData('/en/hawaii/'), (route) => route.abort()),
    );
    await page.locator('#destinations').scrollIntoViewIfNeeded();
    await page.waitForResponse(/page-data\/en\/iceland\/page-data/);
    await page.waitForLoadState('networkidle');
    expect(fetched).toContain('/en/hawaii/');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(pageData('/en/hawaii/'));
    const isSame = await markDocument(page);
    await page.locator('#destinations').getByRole('link', { name: 'Hawaii' }).click();
    await page.waitForURL('**/en/hawaii/');
    await page.getByRole('heading', { level: 1, name: 'Hawaii' }).waitFor();
    expect(await isSame()).toBe(true);
    await context.close();
  });
});

describe('when parts of the next page cannot be had', () => {
  const follow = (page: Page, href: string) =>
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, href);

  it('a failed chunk loads the page in full, with its query and its anchor (SPEC §4)', async () => {
    const context = await openContext(browser, DESKTOP);
    const page = await context.newPage();
    open = { page, context, messages: [] };
    // From the beginning: an idle page fetches the code of countries ahead.
    await page.route(/component---src-templates-country.*\.js/, (route) =>
      route.request().frame().url().includes('/en/iceland/') ? route.continue() : route.abort(),
    );
    await page.goto(`${siteUrl()}/en/privacy-policy/`, { waitUntil: 'networkidle' });
    const isSame = await markDocument(page);
    await follow(page, '/en/iceland/?from=test#step-3');
    await page.waitForURL('**/en/iceland/?from=test#step-3');
    await page.getByRole('heading', { level: 1, name: 'Iceland' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isSame()).toBe(false);
  });

  it.each([
    ['cannot be fetched', (route: Route) => route.abort()],
    ['is answered with 500', (route: Route) => route.fulfill({ status: 500, body: 'down' })],
    ['is answered with 503', (route: Route) => route.fulfill({ status: 503, body: 'later' })],
    ['cannot be parsed', (route: Route) => route.fulfill({ body: '{"path": "/en/icel' })],
    ['is not page data', (route: Route) => route.fulfill({ json: {} })],
  ])('data that %s loads the page in full, with its query and its anchor', async (_, answer) => {
    const page = await start('/en/privacy-policy/');
    await page.route(pageData('/en/iceland/'), answer);
    const isSame = await markDocument(page);
    await follow(page, '/en/iceland/?from=test#step-3');
    await page.waitForURL('**/en/iceland/?from=test#step-3');
    await page.waitForFunction(() => !('sameDocument' in window));
    expect(await isSame()).toBe(false);
    await page.getByRole('heading', { level: 1, name: 'Iceland' }).waitFor();
  });

  it('an address without a page shows the page for unknown addresses', async () => {
    const page = await start('/en/privacy-policy/');
    const isSame = await markDocument(page);
    await follow(page, '/en/nowhere/');
    await page.getByRole('heading', { level: 1, name: 'This road leads nowhere' }).waitFor();
    expect([new URL(page.url()).pathname, await isSame()]).toEqual(['/en/nowhere/', true]);
  });

  it.each([
    ['a deploy during the visit', { webpackCompilationHash: 'another-build' }],
    ['an answer without a build’s hash', {}],
  ])('%s loads the page in full, with its query and its anchor', async (_, json) => {
    const page = await start('/en/privacy-policy/');
    await page.route('**/page-data/app-data.json', (route) => route.fulfill({ json }));
    const isSame = await markDocument(page);
    await follow(page, '/en/iceland/?from=test#step-3');
    await page.waitForURL('**/en/iceland/?from=test#step-3');
    await page.waitForFunction(() => !('sameDocument' in window));
    expect(await isSame()).toBe(false);
    await page.getByRole('heading', { level: 1, name: 'Iceland' }).waitFor();
  });

  it('going back after a failure shows the page before', async () => {
    const page = await start('/en/privacy-policy/');
    await page.route(pageData('/en/iceland/'), (route) => route.abort());
    await follow(page, '/en/iceland/');
    await page.waitForURL('**/en/iceland/');
    await page.goBack();
    await page.waitForURL('**/en/privacy-policy/');
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
  });
});

describe('the footer (SPEC §2)', () => {
  it.each([
    ['/', 'Groupe d’entraide entre voyageurs', 1, 'Flux RSS', '/fr/rss.xml'],
    ['/en/', /mutual-aid/, 0, 'RSS feed', '/en/rss.xml'],
  ])(
    'on %s has its groups; the mutual-aid group is French only',
    async (path, group, count, feed, feedPath) => {
      const page = await start(path, PHONE);
      const footer = page.getByRole('contentinfo');
      expect(await footer.getByRole('link', { name: group }).count()).toBe(count);
      expect(await footer.getByRole('link', { name: feed }).getAttribute('href')).toBe(feedPath);
      expect(await footer.getByRole('heading').count()).toBe(3);
      expect(await footer.textContent()).toContain('© 2022');
      expect(await footer.getByRole('button', { name: /Log ?out|Se déconnecter/ }).count()).toBe(0);
    },
  );

  it('logs out those who are logged in, and only shows them how', async () => {
    const page = await start('/en/');
    await page.evaluate(() => localStorage.setItem('token', 'a-token'));
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.getByRole('button', { name: /Se déconnecter|Log out/ }).count()).toBe(0);
  });
});
