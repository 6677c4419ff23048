import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { DESKTOP, goTo, openVisit, type Visit } from './pages';

/**
 * The visits of a file's tests: one browser for all of them, and for each visit a context of its own, which is closed
 * after its test, also when that fails.
 */
export function visits() {
  let browser: Browser;
  const opened: Visit[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(() => Promise.all(opened.splice(0).map(({ context }) => context.close())));

  /** An empty page, for what has to be arranged before the first address. */
  const blank = async (options = DESKTOP) => {
    const visit = await openVisit(browser, options);
    opened.push(visit);
    return visit.page;
  };
  const start = async (path: string, options = DESKTOP) => {
    const page = await blank(options);
    await goTo(page, path);
    return page;
  };
  /** Returns the complaints in the consoles of the test's pages. */
  const messages = () => opened.flatMap((visit) => visit.messages);
  return { blank, start, messages };
}
