import { goTo, isAtRest, SCREENS } from '../support/browser/pages';
import { expectStill, watchShifts } from '../support/browser/shifts';
import { serveSlowly } from '../support/browser/slow-page';
import { visits } from '../support/browser/visits';

const { blank } = visits();

describe.each(SCREENS)('on %s', (_, screen) => {
  it.each([
    '/',
    '/en/canada/',
    '/fr/islande/',
    '/fr/islande/carte/',
    '/fr/islande/quand-partir-en-islande/',
    '/fr/confidentialite/',
    '/en/sitemap/',
  ])('nothing on %s moves while it is loaded, styled and taken over', async (path) => {
    const page = await blank(screen);
    const shifts = await watchShifts(page);
    await goTo(page, path);
    await isAtRest(page);
    expectStill(await shifts());
  });

  it.each([
    '/en/',
    '/fr/islande/',
    '/en/iceland/map/',
    '/fr/islande/quand-partir-en-islande/',
    '/en/sitemap/',
  ])('nothing on %s moves while its HTML comes link by link', async (path) => {
    const page = await blank(screen);
    const shifts = await watchShifts(page);
    const line = await serveSlowly(path, /<\/(?:a|button|label)>/g, 30);
    try {
      await page.goto(line.url, { waitUntil: 'commit' });
      expect(line.left()).toBe(30);
      while (line.left() > 0) {
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        line.sendNext();
      }
      await page.waitForLoadState('load');
      // Before the site’s fonts: menus that come piece by piece move 0.005 to 0.011.
      expectStill(await shifts(), 0.003);
    } finally {
      await line.close();
    }
  });
});
