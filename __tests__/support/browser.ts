import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium: the system's where there is one, else the one that comes as a package. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = SYSTEM_CHROMIUM.find(existsSync) ?? (await packagedChromium());
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // A page that a test answers for counts as foreign, and could frame nothing that stands on this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}

async function packagedChromium(): Promise<string> {
  // Makes the package unpack the libraries that a bare machine lacks; it reads this when it is imported.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
