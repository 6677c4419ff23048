import type { Browser } from 'playwright-core';
import { openBrowser } from '../../support/browser/browser';
import { faultsInLooks, type Look, TEMPLATES } from '../../support/browser/looks';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LOOKS: readonly Look[] = [360, 768, 1440].flatMap((width): Look[] => [
  [width, 'light'],
  [width, 'dark'],
]);

it.each(TEMPLATES)('%s has no fault at three widths, in the light and in the dark', async (path) => {
  expect(await faultsInLooks(browser, path, LOOKS)).toEqual([]);
});
