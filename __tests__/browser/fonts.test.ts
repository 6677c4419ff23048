import type { Page } from 'playwright-core';
import { goTo, PHONE } from '../support/browser/pages';
import { expectStill, watchShifts } from '../support/browser/shifts';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { blank, start } = visits();
/** Until the page has the font of its text. */
const isSet = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Source Sans 3' && status === 'loaded',
    ),
  );

/** The families whose letters the browser has drawn for an element, the fonts of the machine included. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'the machine’s'));
}

/** The first width, in pixels, of which the title fills its lines so that it takes one more in one font than in the other. */
async function narrowWidth(page: Page): Promise<number> {
  await isSet(page);
  for (let width = 320; width <= 480; width += 1) {
    await page.setViewportSize({ width, height: 740 });
    const differs = await page.evaluate(() => {
      const title = document.querySelector('h1');
      if (!title) throw new Error('expected a title');
      const heights = ["'Fraunces', 'Fraunces Fallback'", "'Fraunces Fallback'"].map((families) => {
        title.style.fontFamily = families;
        return title.offsetHeight;
      });
      return heights[0] !== heights[1];
    });
    if (differs) return width;
  }
  throw new Error('expected a width at which the fonts differ by a line');
}

describe('the fonts of the site', () => {
  it.each(['/fr/confidentialite/', '/en/privacy-policy/'])('set headlines and text of %s', async (path) => {
    const page = await start(path);
    await isSet(page);
    expect(await familiesOf(page, 'h1')).toEqual([expect.stringContaining('Fraunces')]);
    expect(await familiesOf(page, 'main p')).toEqual([expect.stringContaining('Source Sans 3')]);
  });

  it('come whole: no page is laid out in some of them alone', async () => {
    const page = await blank();
    await page.addInitScript(() => {
      const added: string[] = [];
      // Not every browser has a name for the kind of `document.fonts`.
      const set = Object.getPrototypeOf(document.fonts) as FontFaceSet;
      const add = Reflect.get(set, 'add');
      set.add = function (face) {
        added.push(`${face.family.replaceAll('"', '')} ${face.weight} ${face.status} ${face.display}`);
        return add.call(this, face);
      };
      Object.assign(window, { added });
    });
    await page.goto(`${siteUrl()}/en/privacy-policy/`);
    await isSet(page);
    const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    expect(added).toEqual([
      'Fraunces 500 700 loaded swap',
      'Fraunces 500 700 unloaded swap',
      'Source Sans 3 200 500 loaded swap',
      'Source Sans 3 501 900 loaded swap',
      'Source Sans 3 200 500 unloaded swap',
      'Source Sans 3 501 900 unloaded swap',
    ]);
  });

  it.each([
    ['/en/hawaii/', 3],
    ['/en/privacy-policy/', 0],
  ])('have files of rare letters on %s: %i', async (path, expected) => {
    const page = await blank();
    const rare: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('latin-ext')) rare.push(request.url());
    });
    await goTo(page, path);
    await isSet(page);
    // Asked for with the first layout in them.
    await page.waitForFunction(
      (count) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('latin-ext')).length >=
        count,
      expected,
    );
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(rare).toHaveLength(expected);
  });

  it('have files of rare letters once the first of them comes into the page', async () => {
    const page = await start('/en/privacy-policy/');
    await isSet(page);
    const asked = page.waitForRequest(/latin-ext/);
    await page.evaluate(() => document.querySelector('main p')?.append('Mākaha'));
    await asked;
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await familiesOf(page, 'main p')).toEqual([expect.stringContaining('Source Sans 3')]);
  });

  it('set a title also where it would take another line in them, and it keeps its lines', async () => {
    const path = '/en/united-states/great-basin-national-park/';
    const width = await narrowWidth(await start(path, PHONE));
    const page = await blank({ viewport: { width, height: 740 } });
    const shifts = await watchShifts(page);
    await page.goto(siteUrl() + path);
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    expectStill(await shifts());
    expect(await familiesOf(page, 'h1')).toEqual([expect.stringContaining('Fraunces')]);
    expect(await familiesOf(page, 'main article p')).toEqual([expect.stringContaining('Source Sans 3')]);
  });

  it('that cannot be had leave a page that is whole and alive', async () => {
    const page = await blank();
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(`${siteUrl()}/en/privacy-policy/`);
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    expect(await familiesOf(page, 'h1')).not.toContainEqual(expect.stringContaining('Fraunces'));
  });

  it('set the page of a reader without scripts as well', async () => {
    const plain = await blank({ javaScriptEnabled: false });
    await Promise.all([
      plain.waitForEvent('requestfinished', (request) => /fraunces-latin-600.*\.woff2$/.test(request.url())),
      plain.goto(`${siteUrl()}/fr/confidentialite/`),
    ]);
    expect(await familiesOf(plain, 'h1')).toEqual([expect.stringContaining('Fraunces')]);
  });
});
