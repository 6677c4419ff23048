import type { Page, Route } from 'playwright-core';
import { follow, goTo, markDocument, pageData } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { blank, start } = visits();

/** Follows a link whose page cannot be drawn in this document; another one may load itself once more after a deploy. */
async function expectLoadedInFull(page: Page): Promise<void> {
  await markDocument(page);
  await follow(page, '/en/iceland/?from=test#step-3');
  await page.waitForURL('**/en/iceland/?from=test#step-3');
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.getByRole('heading', { level: 1, name: 'Iceland' }).waitFor();
}

describe('when parts of the next page cannot be had', () => {
  it('a failed chunk loads the page in full, with its query and its anchor (SPEC §4)', async () => {
    const page = await blank();
    // From the beginning: an idle page fetches the code of countries ahead.
    await page.route(/component---src-templates-country.*\.js/, (route) =>
      route.request().frame().url().includes('/en/iceland/') ? route.continue() : route.abort(),
    );
    await goTo(page, '/en/privacy-policy/');
    await expectLoadedInFull(page);
  });

  it.each([
    ['cannot be fetched', (route: Route) => route.abort()],
    ['is answered with 500', (route: Route) => route.fulfill({ status: 500, body: 'down' })],
    ['is answered with 503', (route: Route) => route.fulfill({ status: 503, body: 'later' })],
    ['cannot be parsed', (route: Route) => route.fulfill({ body: '{"path": "/en/icel' })],
    ['is not page data', (route: Route) => route.fulfill({ json: {} })],
  ])('data that %s loads the page in full, with its query and its anchor', async (_, answer) => {
    const page = await blank();
    // From the beginning: an idle page fetches what it links to ahead.
    await page.route(pageData('/en/iceland/'), answer);
    await goTo(page, '/en/privacy-policy/');
    await expectLoadedInFull(page);
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
    const page = await blank();
    let asked = 0;
    // The first answer is the page's own; what it fetches ahead while it is idle already gets the other.
    await page.route('**/page-data/app-data.json', (route) =>
      asked++ === 0 ? route.continue() : route.fulfill({ json }),
    );
    await goTo(page, '/en/privacy-policy/');
    await expectLoadedInFull(page);
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
