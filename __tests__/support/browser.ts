import { chromium, type Browser } from 'playwright-core';
import { chromiumProgram } from '../../scripts/lib/chromium.mjs';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumProgram(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // A page that a test answers for counts as foreign, and could frame nothing that stands on this machine.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}
