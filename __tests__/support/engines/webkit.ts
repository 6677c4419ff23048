import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/lib/engines.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { start, stop } from '../../../scripts/lib/processes.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';

import type { Engine, EngineOptions, KeyName, Tab } from './engine';
import { eventually } from './eventually';

/** Its toolbar would keep the window wider than a phone. */
const NARROW_TOOLBAR = `* { font-size: 1px; }
button, entry, toolbar, toolitem, headerbar { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; }`;

const KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
};

/** WebKit as GTK has it, by its own driver, which speaks classic WebDriver alone; it draws on a screen in memory. */
export async function startWebKit({ proxy }: EngineOptions): Promise<Engine> {
  const found = findWebKit();
  if (!found) throw new Error('expected WebKit on this machine (Debian: webkit2gtk-driver and xvfb)');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  // It chooses a number that is free, and writes it to its output.
  const screen = start('webkit-screen', found.screen, [
    ...['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'],
  ]);
  const display = await eventually('the screen to have a number', () => /^\d+$/m.exec(screen.tail())?.[0]);
  const port = await freePort();
  const driver = start('webkit-driver', found.driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/status`, driver);
  const launch = (scripts: boolean) =>
    new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: found.browser,
          args: [
            ...['--automation', `--enable-javascript=${scripts}`],
            ...[`--proxy=http://127.0.0.1:${proxy}`, '--ignore-host=127.0.0.1'],
          ],
        },
      })
      .build();
  return {
    hasTouch: false,
    open: async ({ scripts }) => openTab(await launch(scripts)),
    close: async () => {
      await stop(driver);
      await stop(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function openTab(session: WebDriver): Tab {
  return {
    goTo: (address) => session.get(address),
    back: () => session.navigate().back(),
    resize: async (width, height) => {
      const frame = session.manage().window();
      await frame.setRect({ x: 0, y: 0, width, height });
      const inner = await session.executeScript<number>(() => window.innerHeight);
      await frame.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    evaluate: (work, ...taken) => session.executeScript(work, ...taken),
    run: (script) => session.executeScript(script),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    pressPoint: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    close: () => session.quit(),
  };
}
