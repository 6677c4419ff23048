import { COMPLETE_ARTICLE, PHONE, scrollTo } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { blank, start } = visits();

const WORDS = {
  fr: {
    share: 'Partager',
    contents: 'Dans cet article',
    folded: 'Sommaire',
  },
  en: {
    share: 'Share',
    contents: 'In this article',
    folded: 'Table of contents',
  },
} as const;

describe.each(['fr', 'en'] as const)('an article in %s', (locale) => {
  const [path, words] = [COMPLETE_ARTICLE[locale], WORDS[locale]];

  it('follows the reading beside the text, and folds its contents up on a phone', async () => {
    const page = await start(path);
    const contents = page.getByRole('navigation', { name: words.contents });
    const link = contents.getByRole('link').nth(3);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    const top = await page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    await scrollTo(page, top - 120);
    await contents
      .locator('[aria-current="location"]')
      .getByText((await link.textContent()) ?? '')
      .waitFor();
    expect((await link.boundingBox())?.y).toBeGreaterThan(0);

    const phone = await start(path, PHONE);
    const folded = phone.getByRole('navigation', { name: words.folded });
    expect(await folded.getByRole('link').count()).toBe(0);
    await folded.getByText(words.contents).tap();
    expect(await folded.getByRole('link').count()).toBeGreaterThan(2);
  });

  it('prints as clean paper: its words, addresses, cover and map, and no menus', async () => {
    const page = await start(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of [
      page.getByRole('banner').first(),
      page.getByRole('contentinfo'),
      page.locator('#comments'),
      page.getByRole('button', { name: words.share }),
      page.locator('#read-more'),
      page.locator('nav'),
    ])
      expect(await hidden.filter({ visible: true }).count()).toBe(0);
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('main p a[href^="https:"]')).toContain('https://');
    expect(await after('main p a[href^="/"]')).toContain(`/${locale}/`);
    const colour = (property: 'color' | 'backgroundColor') =>
      page.locator('body').evaluate((body, name) => getComputedStyle(body)[name], property);
    expect([await colour('color'), await colour('backgroundColor')]).toEqual([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
    ]);
    const cover = await page.locator('main img').first().boundingBox();
    expect(cover?.height).toBeLessThan(230);
    expect((await page.locator('#map').boundingBox())?.height).toBeGreaterThan(200);
    expect(
      await page.getByText(siteUrl().replace(/:\d+$/, '')).or(page.getByText(path)).count(),
    ).toBeGreaterThan(0);
  });
});

it('books by a plain link, also when a blocker keeps the widget out', async () => {
  const page = await blank();
  await page
    .context()
    .route(/^https:/, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'market' }) : route.abort(),
    );
  await page.goto(siteUrl() + COMPLETE_ARTICLE.fr);
  await page
    .getByRole('link', { name: /^Réserver/ })
    .first()
    .click();
  await page.waitForURL(/^https:\/\/www\.(viator|getyourguide)\.com\/.*(pid|partner_id)=/);
});
