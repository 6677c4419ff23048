import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { DESKTOP, isFocused, openContext, PHONE, visit } from '../support/browser/pages';
import { siteUrl } from '../support/served';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAGES = {
  fr: {
    path: '/fr/islande/test-images/',
    picture: (n: number) => `Agrandir : Image ${n}`,
    dialog: 'Images',
    count: (n: number) => `Image ${n} sur 60. Image ${n}`,
    close: 'Fermer',
    next: 'Image suivante',
  },
  en: {
    path: '/en/iceland/test-pictures/',
    picture: (n: number) => `Enlarge: Picture ${n}`,
    dialog: 'Pictures',
    count: (n: number) => `Picture ${n} of 60. Picture ${n}`,
    close: 'Close',
    next: 'Next picture',
  },
} as const;

const status = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .getByRole('status')
    .getByText(text, { exact: true })
    .waitFor({ state: 'attached' });
const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A finger that goes from one place of the screen's middle to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 370 })) });
  await touch('touchStart', from);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + ((to - from) * step) / 12);
  await touch('touchEnd');
}

describe.each(['fr', 'en'] as const)('the pictures of a gallery in %s', (locale) => {
  const words = PAGES[locale];

  it('open large by keyboard, go on and back by arrows, and give the focus back', async () => {
    const { page, context, messages } = await visit(browser, words.path, DESKTOP);
    await linkTo(page, words.picture(2)).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.dialog });
    await dialog.waitFor();
    await status(page, words.count(2));
    await isFocused(page.getByRole('button', { name: words.close }));
    await page.keyboard.press('ArrowRight');
    await status(page, words.count(3));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await status(page, words.count(1));
    await page.keyboard.press('End');
    await status(page, words.count(60));
    // At the end the button stays where it is, and does nothing.
    await page.getByRole('button', { name: words.next }).click({ force: true });
    await status(page, words.count(60));
    // The page behind cannot be reached.
    for (let i = 0; i < 6; i += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isFocused(linkTo(page, words.picture(2)));
    expect(messages).toEqual([]);
    await context.close();
  });

  it('follow a finger', async () => {
    const { page, context } = await visit(browser, words.path, PHONE);
    await linkTo(page, words.picture(1)).tap();
    await status(page, words.count(1));
    await swipe(page, 310, 60);
    await status(page, words.count(2));
    await page.getByRole('button', { name: words.close }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });
});

it('a picture outside galleries opens alone, with its caption and credit', async () => {
  const { page, context } = await visit(browser, PAGES.fr.path, DESKTOP);
  await linkTo(page, 'Agrandir : Une image seule').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Seule sous son titre').last().waitFor();
  await dialog.getByText('Grand Large, CC BY 4.0').waitFor();
  expect(await dialog.getByRole('button').count()).toBe(1);
  await context.close();
});

it('without scripts, or when the lightbox cannot be had, the link leads to the large file', async () => {
  const scriptless = await openContext(browser, { javaScriptEnabled: false });
  const plain = await scriptless.newPage();
  await plain.goto(siteUrl() + PAGES.fr.path);
  await linkTo(plain, PAGES.fr.picture(1)).click();
  await plain.waitForURL(/\/static\/.+\.webp$/);
  await scriptless.close();

  const { page, context } = await visit(browser, PAGES.fr.path, DESKTOP);
  await context.route('**/lightbox.css', (route) => route.abort());
  await linkTo(page, PAGES.fr.picture(1)).click();
  await page.waitForURL(/\/static\/.+\.webp$/);
  await context.close();
});
