import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../../publisher/server/site-server';
import { ReleaseWorkshop } from '../publisher/release-workshop';
import { siteFolder } from '../served';

type List = { readonly path: string; readonly parts: Readonly<Record<string, readonly string[]>> };

/** Files that every release has, whatever is saved of it. */
const ALWAYS = [
  '_rules.json',
  'webpack.stats.json',
  '404.html',
  'offline-worker.js',
  'page-data/404.html/page-data.json',
];

/**
 * Releases of some countries of the built site, made as the publisher makes them and served by the same server, which the
 * test can stop and start: at the same address, because that is what browsers keep pages by.
 */
export class OfflineSite {
  private readonly workshop = new ReleaseWorkshop();
  private server: Server | undefined;
  private port = 0;
  private day = 0;

  /** @param built the built site, which is only read */
  constructor(private readonly built = join(siteFolder(), 'public')) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Takes countries over from the built site. @param countries as in `fr/islande` */
  take(countries: readonly string[], others: readonly string[] = []): void {
    const lists = countries.map((country) => `_packs/${country}.json`);
    const addresses = lists.flatMap((list) => {
      const { parts } = JSON.parse(readFileSync(join(this.built, list), 'utf8')) as List;
      return Object.values(parts).flat();
    });
    const files = addresses.map((address) => address.slice(1) + (address.endsWith('/') ? 'index.html' : ''));
    for (const path of new Set([...ALWAYS, ...lists, ...files, ...others])) this.copy(path);
  }

  private copy(path: string): void {
    this.workshop.write(path, readFileSync(join(this.built, path)));
  }

  /** Changes a file of the build; the next release has it. */
  edit(path: string, change: (text: string) => string): void {
    this.day += 1;
    this.workshop.write(path, change(this.read(path)), 1_700_000_000 + this.day);
  }

  /** Adds a word to the title of an article, and to its text in the search, as an edit does. */
  editArticle(path: string, word: string): void {
    const title = /(<h1[^>]*>)([^<]+)/.exec(this.read(`${path.slice(1)}index.html`))?.[2] ?? '';
    const country = path.split('/').slice(1, 3).join('/');
    const parts = readdirSync(join(this.workshop.built, 'search', country));
    for (const file of [
      `${path.slice(1)}index.html`,
      `page-data${path}page-data.json`,
      ...parts.map((name) => `search/${country}/${name}`),
    ])
      this.edit(file, (text) => text.replaceAll(title, `${title} ${word}`));
  }

  /** Has pictures count as pictures of texts, which only those get who ask for them. */
  keepApart(country: string, pictures: RegExp): void {
    this.edit(`_packs/${country}.json`, (text) => {
      const list = JSON.parse(text) as List;
      const all = Object.values(list.parts).flat();
      const apart = all.filter((address) => pictures.test(address));
      const base = all.filter((address) => !apart.includes(address));
      return JSON.stringify({ ...list, parts: { base, pictures: apart } });
    });
  }

  private read(path: string): string {
    return readFileSync(join(this.workshop.built, path), 'utf8');
  }

  /** Gives the scripts of the site other names, and the build another hash, as a change of the code does. */
  changeScripts(): void {
    const { built } = this.workshop;
    const app = readdirSync(built).find((name) => /^app-[\da-f]+\.js$/.test(name)) ?? '';
    const data = JSON.parse(readFileSync(join(built, 'page-data/app-data.json'), 'utf8')) as {
      webpackCompilationHash: string;
    };
    this.day += 1;
    const name = app.replace(/[\da-f]{20}/, String(this.day).padStart(20, '0'));
    const hash = String(this.day).padStart(20, 'f');
    this.workshop.write(name, readFileSync(join(built, app), 'utf8'));
    this.workshop.remove(app);
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(built.length + 1);
      if (!entry.isFile() || !/\.(html|json)$/.test(path)) continue;
      const text = readFileSync(join(built, path), 'utf8');
      const changed = text.replaceAll(app, name).replaceAll(data.webpackCompilationHash, hash);
      if (changed !== text) this.edit(path, () => changed);
    }
  }

  /** Makes a release of the build and switches to it. */
  async publish(): Promise<void> {
    await this.workshop.release();
  }

  async start(): Promise<void> {
    const server = createSiteServer(this.workshop.store.current);
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  }

  async end(): Promise<void> {
    await this.stop();
    this.workshop.end();
  }
}
