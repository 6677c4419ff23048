import type { Page } from 'playwright-core';
import { DESKTOP, goTo, markDocument, pageData, PHONE, scrollTo } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { blank } = visits();

describe('prefetching (SPEC §9: threshold 0.1, 20 px, 250 ms)', () => {
  const watch = async (
    options = PHONE,
    arrange: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const page = await blank(options);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const path = /\/page-data(\/.*\/)page-data\.json/.exec(request.url())?.[1];
      if (path) fetched.push(path);
    });
    await arrange(page);
    await goTo(page, '/en/');
    return { page, fetched };
  };

  it('fetches the pages of visible links, not those further down, and each once', async () => {
    const { page, fetched } = await watch();
    expect(fetched).not.toContain('/en/iceland/');
    await Promise.all([
      page.waitForResponse(/page-data\/en\/iceland\/page-data/),
      page.locator('#destinations').getByRole('link', { name: 'Iceland' }).scrollIntoViewIfNeeded(),
    ]);
    await scrollTo(page, 0);
    await page.locator('#destinations').getByRole('link', { name: 'Iceland' }).scrollIntoViewIfNeeded();
    // A link that comes into view after it is fetched after it.
    const later = page.waitForResponse(/page-data\/en\/contact\/page-data/);
    await page.locator('#destinations').evaluate((section) => {
      const link = Object.assign(document.createElement('a'), { href: '/en/contact/', textContent: 'Later' });
      section.querySelector('[href="/en/iceland/"]')?.after(link);
    });
    await later;
    expect(fetched.filter((path) => path === '/en/iceland/')).toHaveLength(1);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])('fetches nothing on %j', async (connection) => {
    const { page, fetched } = await watch(PHONE, (empty) =>
      empty.addInitScript((said) => {
        Object.defineProperty(navigator, 'connection', { value: said });
      }, connection),
    );
    await page.locator('#destinations').scrollIntoViewIfNeeded();
    // Long enough for the 250 ms of a link that was seen: another page is fetched and shown in the meantime.
    await page.locator('footer a[href="/en/contact/"]').click();
    await page.waitForURL('**/en/contact/');
    expect(fetched.filter((path) => path !== '/en/contact/' && path !== '/en/')).toEqual([]);
  });

  it('that failed shows nothing, stops no other, and the visit itself tries again', async () => {
    const { page, fetched } = await watch(DESKTOP, (empty) =>
      empty.route(pageData('/en/hawaii/'), (route) => route.abort()),
    );
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('/en/hawaii/')),
      page.waitForResponse(/page-data\/en\/iceland\/page-data/),
      page.locator('#destinations').scrollIntoViewIfNeeded(),
    ]);
    expect(fetched).toContain('/en/hawaii/');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(pageData('/en/hawaii/'));
    const isSame = await markDocument(page);
    await page.locator('#destinations').getByRole('link', { name: 'Hawaii' }).click();
    await page.waitForURL('**/en/hawaii/');
    await page.getByRole('heading', { level: 1, name: 'Hawaii' }).waitFor();
    expect(await isSame()).toBe(true);
  });
});
