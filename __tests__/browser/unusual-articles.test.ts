import type { Page } from 'playwright-core';
import { COMPLETE_ARTICLE, PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start, messages } = visits();

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('an article with unusual content', () => {
  it.each([
    ['nothing but a title', '/fr/islande/test-titre-seul/'],
    ['nothing but a title', '/en/iceland/test-title-only/'],
    ['ten thousand words', '/fr/islande/test-mots/'],
    ['sixty pictures', '/fr/islande/test-images/'],
    ['sixty pictures', '/en/iceland/test-pictures/'],
    [
      'a title of 300 characters, long words, wide tables, other scripts, dates to come',
      '/fr/islande/test-extreme/',
    ],
    [
      'a title of 300 characters, long words, wide tables, other scripts, dates to come',
      '/en/iceland/test-extreme/',
    ],
    ['markup and scripts', '/fr/islande/test-hostile/'],
    ['markup and scripts', '/en/iceland/test-hostile/'],
  ])('%s stands at %s', async (_, path) => {
    const page = await start(path, PHONE);
    expect(await width(page)).toBe(360);
    const title = page.getByRole('heading', { level: 1 });
    const box = await title.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    // Nothing of the title is cut off or lies under the banner.
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    const banner = await page.getByRole('banner').first().boundingBox();
    expect(box && banner && box.y >= banner.y + banner.height).toBe(true);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(messages()).toEqual([]);
  });

  it.each(['/fr/islande/test-extreme/', COMPLETE_ARTICLE.en])(
    '%s keeps its place at 200 %% of text',
    async (path) => {
      const page = await start(path, { viewport: { width: 720, height: 900 } });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await width(page)).toBe(720);
    },
  );
});
