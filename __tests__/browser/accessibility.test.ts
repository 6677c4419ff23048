import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { faultsInLooks, type Look, TEMPLATES } from '../support/browser/looks';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The narrowest and the widest layout, and the other theme's colours. `.ci/full accessibility` looks in all ways. */
const LOOKS: readonly Look[] = [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
];

it.each(TEMPLATES)('%s has no fault on a phone, by day and by night, nor on a large screen', async (path) => {
  expect(await faultsInLooks(browser, path, LOOKS)).toEqual([]);
});
