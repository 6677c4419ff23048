import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { SavedPack } from '../../../src/content/pack/saved';
import { openProfile } from './browser';
import type { OfflineSite } from './offline-site';
import { isTakenOver, PHONE, refuseScripts } from './pages';

/** Header by which a page says that it keeps what it asks for (src/features/offline/pack-file.ts). */
const SAVING_HEADER = 'x-saving';

/** A visitor with a phone, who can close the browser and open it again. */
export class OfflineVisitor {
  private readonly profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  private opened: { readonly context: BrowserContext; readonly page: Page } | undefined;
  /** Requests to the site that got no answer, or one that says no. */
  readonly failed: string[] = [];
  private readonly sizes: Promise<number>[] = [];

  constructor(private readonly site: OfflineSite) {}

  get context(): BrowserContext {
    return this.part('context');
  }

  get page(): Page {
    return this.part('page');
  }

  private part<K extends 'context' | 'page'>(name: K): { context: BrowserContext; page: Page }[K] {
    if (!this.opened) throw new Error('The browser is not open.');
    return this.opened[name];
  }

  async openBrowser(): Promise<void> {
    const context = await openProfile(this.profile, PHONE);
    await refuseScripts(context);
    this.opened = { context, page: await this.newPage(context) };
  }

  async closeBrowser(): Promise<void> {
    const { context } = this;
    this.opened = undefined;
    await context.close();
  }

  /** Goes on in a page of its own; the one before is closed. */
  async openPage(): Promise<void> {
    const { context, page } = this;
    this.opened = { context, page: await this.newPage(context) };
    await page.close();
  }

  async end(): Promise<void> {
    if (this.opened) await this.closeBrowser();
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async newPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.on('requestfailed', (request) => {
      // How large a book is (HEAD) is asked while the site is there.
      const isOwn = request.method() === 'GET' && request.url().startsWith(this.site.url);
      if (isOwn && request.failure()?.errorText !== 'net::ERR_ABORTED') this.failed.push(request.url());
    });
    page.on('response', (response) => {
      // Bodies as they travel; what their headers take depends on the server's protocol.
      if (SAVING_HEADER in response.request().headers() || response.url().includes('/packs/'))
        this.sizes.push(response.headerValue('content-length').then(Number));
      if (response.status() >= 400 && response.url().startsWith(this.site.url))
        this.failed.push(`${String(response.status())} ${response.url()}`);
    });
    return page;
  }

  /** Bytes that were sent to be kept since this was last asked, lists of packs included. */
  async received(): Promise<number> {
    const sizes = await Promise.all(this.sizes.splice(0));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.site.url + path);
    await isTakenOver(this.page);
  }

  /** @param country the last part of its address */
  async save(country: string): Promise<void> {
    await this.open(`/fr/hors-ligne/?c=${country}`);
    await this.page.getByRole('button', { name: /^Enregistrer/ }).click();
    await this.page.getByText('est enregistré sur cet appareil').waitFor();
  }

  async title(): Promise<string> {
    return (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }

  /** All that packs keep in a browser, by name. */
  async kept(): Promise<{ caches: string[]; databases: string[]; workers: number }> {
    return this.page.evaluate(async () => ({
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  }

  /** The saved countries as the register has them. */
  async packs(): Promise<SavedPack[]> {
    return this.page.evaluate(
      () =>
        new Promise<SavedPack[]>((done, fail) => {
          const opening = indexedDB.open('offline');
          opening.onerror = () => fail(new Error('There is no register.'));
          opening.onsuccess = () => {
            const reading = opening.result.transaction('register').objectStore('register').getAll();
            reading.onsuccess = () => {
              opening.result.close();
              done((reading.result as (SavedPack | string)[]).filter((value) => typeof value !== 'string'));
            };
          };
        }),
    );
  }

  /** @returns addresses of saved packs whose bytes are missing or others than those that were wanted */
  async damage(): Promise<string[]> {
    const damaged: string[] = [];
    for (const { cache, files } of await this.packs())
      damaged.push(
        ...(await this.page.evaluate(
          async ([cacheName, wanted]) => {
            const bad: string[] = [];
            for (const { address, digest } of wanted) {
              const body = await (await caches.match(address, { cacheName }))?.arrayBuffer();
              const sum = body && new Uint8Array(await crypto.subtle.digest('SHA-256', body));
              const hex = sum && Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
              if (!hex?.startsWith(digest)) bad.push(address);
            }
            return bad;
          },
          [cache, files] as const,
        )),
      );
    return damaged;
  }
}
