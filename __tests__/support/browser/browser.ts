import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { headlessProgram } from '../../../scripts/lib/chromium.mjs';
import { LIMITS } from '../limits';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A page that a test answers for counts as foreign, and could frame nothing that stands on this machine.
  '--disable-features=LocalNetworkAccessChecks',
];

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await headlessProgram(), args: ARGUMENTS });
  browser.on('context', (context) => context.setDefaultTimeout(LIMITS.soon));
  return browser;
}

/** A browser that keeps in a folder what visitors have, and has it again when it is opened there once more. */
export async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: await headlessProgram(),
    args: ARGUMENTS,
  });
  context.setDefaultTimeout(LIMITS.soon);
  return context;
}
