import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { DESKTOP, openContext, PHONE, scrollTo, visit } from '../support/pages';
import { siteUrl } from '../support/served';

jest.setTimeout(90_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const COMPLETE = {
  fr: '/fr/islande/lagune-glaciaire-jokulsarlon/',
  en: '/en/iceland/jokulsarlon-glacier-lagoon/',
} as const;
const WORDS = {
  fr: {
    share: 'Partager',
    copied: 'Lien copié.',
    report: 'Signaler une erreur',
    subject: /^Sujet/,
    message: /^Message/,
    about: /^Erreur dans «\u202fJökulsárlón/,
    send: 'Envoyer',
    empty: 'Le message est vide',
    contents: 'Dans cet article',
    folded: 'Sommaire',
  },
  en: {
    share: 'Share',
    copied: 'Link copied.',
    report: 'Report an error',
    subject: /^Subject/,
    message: /^Message/,
    about: /^Error in “Jökulsárlón/,
    send: 'Send',
    empty: 'Your message is empty',
    contents: 'In this article',
    folded: 'Table of contents',
  },
} as const;

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
    const { page, context, messages } = await visit(browser, path, PHONE);
    expect(await width(page)).toBe(360);
    const title = page.getByRole('heading', { level: 1 });
    const box = await title.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    // Nothing of the title is cut off or lies under the banner.
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    const banner = await page.getByRole('banner').first().boundingBox();
    expect(box && banner && box.y >= banner.y + banner.height).toBe(true);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(messages).toEqual([]);
    await context.close();
  });

  it.each(['/fr/islande/test-extreme/', COMPLETE.en])(
    '%s keeps its place at 200 %% of text',
    async (path) => {
      const { page, context } = await visit(browser, path, { viewport: { width: 720, height: 900 } });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await width(page)).toBe(720);
      await context.close();
    },
  );
});

describe.each(['fr', 'en'] as const)('an article in %s', (locale) => {
  const [path, words] = [COMPLETE[locale], WORDS[locale]];

  it('goes to the system’s share sheet', async () => {
    const { page, context } = await visit(browser, path);
    await page.evaluate(() =>
      Object.assign(navigator, {
        share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
      }),
    );
    await page.getByRole('button', { name: words.share }).click();
    await page.waitForFunction(() => 'shared' in window);
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual({
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      url: siteUrl() + path,
    });
    expect(await page.getByText(words.copied).count()).toBe(0);
    await context.close();
  });

  it('has its link copied where there is no share sheet, and says so', async () => {
    const { page, context } = await visit(browser, path);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('status').getByText(words.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl() + path);
    await context.close();
  });

  it('takes its name and address along to the report of an error, which asks what is wrong', async () => {
    const { page, context } = await visit(browser, path);
    await page.getByRole('link', { name: words.report }).click();
    const message = page.getByRole('textbox', { name: words.message });
    await message.waitFor();
    expect(await page.getByRole('textbox', { name: words.subject }).inputValue()).toMatch(words.about);
    expect((await message.inputValue()).trim().endsWith(siteUrl() + path)).toBe(true);
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('alert').getByRole('link', { name: words.empty }).waitFor();
    await context.close();
  });

  it('follows the reading beside the text, and folds its contents up on a phone', async () => {
    const { page, context } = await visit(browser, path);
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
    await context.close();

    const phone = await visit(browser, path, PHONE);
    const folded = phone.page.getByRole('navigation', { name: words.folded });
    expect(await folded.getByRole('link').count()).toBe(0);
    await folded.getByText(words.contents).tap();
    expect(await folded.getByRole('link').count()).toBeGreaterThan(2);
    await phone.context.close();
  });

  it('prints as clean paper: its words, addresses, cover and map, and no menus', async () => {
    const { page, context } = await visit(browser, path);
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
    await context.close();
  });
});

it('only a true address of an article fills the form in', async () => {
  for (const query of [
    '?page=https://evil.example/&title=x',
    '?page=//evil.example/fr/&title=x',
    '?title=x',
  ]) {
    const { page, context } = await visit(browser, `/fr/contact/${query}`);
    const subject = page.getByRole('textbox', { name: /^Sujet/ });
    await subject.waitFor();
    expect(await subject.inputValue()).toBe('');
    await context.close();
  }
});

it('books by a plain link, also when a blocker keeps the widget out', async () => {
  const context = await openContext(browser, DESKTOP);
  await context.route(/^https:/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: 'market' }) : route.abort(),
  );
  const page = await context.newPage();
  await page.goto(siteUrl() + COMPLETE.fr);
  await page
    .getByRole('link', { name: /^Réserver/ })
    .first()
    .click();
  await page.waitForURL(/^https:\/\/www\.(viator|getyourguide)\.com\/.*(pid|partner_id)=/);
  await context.close();
});

describe('pictures', () => {
  it.each([360, 768, 1440])('at %d px are not much larger than they are shown', async (screen) => {
    const { page, context } = await visit(browser, COMPLETE.fr, { viewport: { width: screen, height: 800 } });
    await page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    const shown = await page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const candidates = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap(
          ({ srcset }) => srcset.split(',').map((candidate) => candidate.trim().split(' ')),
        );
        const file = new URL(image.currentSrc).pathname;
        const widthOf = ([, size = '']: string[]) => parseInt(size, 10);
        return {
          file,
          needed: Math.max(width, (height * image.width) / image.height),
          taken: widthOf(candidates.find(([name]) => name === file) ?? []),
          smallest: Math.min(...candidates.map(widthOf)),
        };
      }),
    );
    expect(shown.length).toBeGreaterThan(6);
    // A picture that stands in the page twice comes once, as large as it is needed at most.
    const neededOf = (name: string) =>
      Math.max(...shown.filter(({ file }) => file === name).map(({ needed }) => needed));
    const oversized = shown.filter(
      ({ file, taken, smallest }) => !(taken <= smallest || taken <= neededOf(file) * 1.5),
    );
    expect(oversized).toEqual([]);
    await context.close();
  });
});
