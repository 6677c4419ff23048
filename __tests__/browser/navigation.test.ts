import { COMPLETE_ARTICLE, follow, markDocument } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start, messages } = visits();

describe('links (SPEC §9)', () => {
  it('inside an article’s text are followed without a new document', async () => {
    const page = await start(COMPLETE_ARTICLE.en);
    const isSame = await markDocument(page);
    await page.locator('article p a[href^="/en/iceland/"]').last().click();
    await page.waitForURL((url) => url.pathname !== COMPLETE_ARTICLE.en);
    expect(await isSame()).toBe(true);
    expect(messages()).toEqual([]);
  });

  it('to the current address do nothing', async () => {
    const page = await start('/fr/islande/');
    const isSame = await markDocument(page);
    const length = await page.evaluate(() => history.length);
    await follow(page, '/fr/islande/');
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
    // At first it is blank, and that blank page has loaded.
    await tab.waitForURL((url) => /^\/fr\/islande\/.+/.test(url.pathname));
    expect(new URL(page.url()).pathname).toBe('/fr/islande/');
  });
});

describe('the scroll on navigation (SPEC §2)', () => {
  it('goes to the top of a new page, and back to where one was', async () => {
    const page = await start('/en/iceland/');
    const card = page.locator('#guides').getByRole('link').nth(2);
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    const before = await page.evaluate(() => window.scrollY);
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
    const page = await start(COMPLETE_ARTICLE.en);
    await follow(page, '/en/iceland/#step-4');
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
