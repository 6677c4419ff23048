// The browsers beside Chromium that tests drive, as Debian packages them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKit's own small browser has no mode without a screen. */
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

/** Firefox as its makers ship it; undefined when it is not on this machine. */
export function findFirefox() {
  return FIREFOX.find((path) => existsSync(path));
}

/** WebKit's driver, its browser and a screen for it; undefined unless all three are on this machine. */
export function findWebKit() {
  const browser = findMiniBrowser();
  if (!browser || !existsSync(WEBKIT_DRIVER) || !existsSync(SCREEN)) return undefined;
  return { driver: WEBKIT_DRIVER, browser, screen: SCREEN };
}

/** Returns what a suite's browser lacks on this machine, for the summary, or undefined. @param {string} suite */
export function missingEngine(suite) {
  if (suite === 'firefox' && !findFirefox()) return 'Firefox';
  if (suite === 'webkit' && !findWebKit()) return 'WebKit with its driver and Xvfb';
  return undefined;
}

/** It lies in a folder that names the machine's processor and WebKit's version. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => [join(LIBRARIES, name, 'webkit2gtk-4.1'), join(LIBRARIES, name, 'webkitgtk-6.0')]);
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path));
}
