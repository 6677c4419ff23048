import puppeteer, { type Browser, type EvaluateFunc } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/lib/engines.mjs';
import { LIMITS } from '../limits';
import type { Engine, EngineOptions, Tab } from './engine';

/**
 * Firefox takes a finger that stays longer than 300 ms for something other than a tap, and clicks nothing. Here the finger
 * is set down and lifted by two commands, between which a busy machine may let more time pass. In milliseconds.
 */
const LONG_TAPS = {
  'apz.max_tap_time': LIMITS.test,
  'ui.click_hold_context_menus.delay': LIMITS.test,
};

/** Stock Firefox, driven by WebDriver BiDi, which it speaks without a driver of its own. */
export function startFirefox({ proxy }: EngineOptions): Engine {
  const program = findFirefox();
  if (!program) throw new Error('expected Firefox on this machine (Debian: firefox-esr)');
  /** Scripts are switched off for a whole browser; each kind is started when a test first asks for it. */
  const browsers = new Map<boolean, Promise<Browser>>();
  const launch = (scripts: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      timeout: LIMITS.soon,
      extraPrefsFirefox: {
        'javascript.enabled': scripts,
        'dom.w3c_touch_events.enabled': 1,
        ...LONG_TAPS,
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': proxy,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': proxy,
      },
    });
  return {
    hasTouch: true,
    open: async ({ scripts }) => {
      const browser = browsers.get(scripts) ?? launch(scripts);
      browsers.set(scripts, browser);
      return openTab(await browser);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(LIMITS.soon);
  return {
    goTo: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    // Handles of the page, which its types unwrap, are never sent.
    evaluate: (work, ...taken) => page.evaluate(work as EvaluateFunc<unknown[]>, ...taken) as Promise<never>,
    run: async (script) => void (await page.evaluate(`${script};0`)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    pressPoint: (x, y, withFinger) => (withFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    close: () => context.close(),
  };
}
