import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../support/served';
import { attribute, builtPaths, exists, find, readPage, readText } from '../support/site/built-site';
import { readHtml, readXml } from '../support/xml';

const SITE = 'http://localhost:9000';
const fileOf = (address: string) => join(siteFolder(), 'public', new URL(address, SITE).pathname);

const RFC_822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

describe.each(['fr', 'en'])('the feed in %s', (language) => {
  const channel = () => readXml(readText(`/${language}/rss.xml`)).querySelector('channel');
  const items = () => [...(channel()?.querySelectorAll('item') ?? [])];

  it('says where it is, what it is in, and when it was made', () => {
    const self = channel()?.getElementsByTagName('atom:link')[0];
    expect(self?.getAttribute('href')).toBe(`${SITE}/${language}/rss.xml`);
    expect(self?.getAttribute('rel')).toBe('self');
    expect(channel()?.querySelector('language')?.textContent).toBe(language);
    expect(Date.parse(channel()?.querySelector('lastBuildDate')?.textContent ?? '')).not.toBeNaN();
  });

  it('gives every article a stable guid of its own, a date of RFC 822, categories and an enclosure', () => {
    const guids = items().map((item) => item.querySelector('guid')?.textContent ?? '');
    expect(new Set(guids).size).toBe(guids.length);
    for (const item of items()) {
      const title = item.querySelector('title')?.textContent;
      expect([title, item.querySelector('guid')?.getAttribute('isPermaLink')]).toEqual([title, 'false']);
      const date = item.querySelector('pubDate')?.textContent;
      expect([title, date]).toEqual([title, expect.stringMatching(RFC_822)]);
      const enclosure = item.querySelector('enclosure');
      expect([
        title,
        enclosure?.getAttribute('type'),
        existsSync(fileOf(enclosure?.getAttribute('url') ?? '')),
      ]).toEqual([title, 'image/jpeg', true]);
      expect(Number(enclosure?.getAttribute('length'))).toBeGreaterThan(1000);
    }
    expect(items().filter((item) => item.querySelector('category')).length).toBeGreaterThan(20);
  });

  it('begins with the latest articles', () => {
    const days = items().map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? ''));
    expect(new Set(days).size).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('holds whole articles, with absolute addresses and nothing that a reader would refuse', () => {
    for (const item of items()) {
      const content = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
      const title = item.querySelector('title')?.textContent;
      expect([title, content.length > 10]).toEqual([title, true]);
      const elements = [...readHtml(content).querySelectorAll('body *')];
      const attributes = elements.flatMap((element) => [...element.attributes]);
      const addresses = attributes.filter(({ name }) => /^(href|src)$/.test(name)).map(({ value }) => value);
      expect([title, addresses.filter((address) => !/^(https?|mailto|tel|geo):/.test(address))]).toEqual([
        title,
        [],
      ]);
      expect([title, attributes.filter(({ name }) => /^(style|class|srcset|on.*)$/.test(name))]).toEqual([
        title,
        [],
      ]);
      expect([title, elements.filter(({ localName }) => /^(script|iframe|source)$/.test(localName))]).toEqual(
        [title, []],
      );
      for (const address of addresses.filter((each) => each.startsWith(SITE)))
        expect([title, address, exists(new URL(address).pathname)]).toEqual([title, address, true]);
    }
  });

  it('keeps the title of a hostile article', () => {
    const titles = items().map((item) => item.querySelector('title')?.textContent);
    if (titles.length < 50) expect(titles.some((title) => title?.includes('<script>'))).toBe(true);
  });
});

it('security.txt names the contact page where nobody else is to be written to', () => {
  expect(readText('/.well-known/security.txt')).toContain(`Contact: ${SITE}/en/contact/\n`);
});

describe('sitemap.xml', () => {
  const entries = () => [...readXml(readText('/sitemap.xml')).querySelectorAll('url')];
  const locations = () => entries().map((entry) => entry.querySelector('loc')?.textContent ?? '');

  it('lists the pages that search engines may list, under their canonical addresses, once each', () => {
    const listed = builtPaths()
      // DECISIONS 27.
      .filter((path) => path !== '/login/')
      .map(readPage)
      .filter((page) => find(page, 'meta', { name: 'robots' }).length === 0)
      .flatMap((page) => find(page, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href')));
    expect(locations()).toEqual([...listed].sort());
  });

  it('names the same versions as the pages', () => {
    for (const entry of entries()) {
      const location = entry.querySelector('loc')?.textContent ?? '';
      const own = [...entry.getElementsByTagName('xhtml:link')].map((link) =>
        [link.getAttribute('hreflang'), link.getAttribute('href')].join(' '),
      );
      const onPage = find(readPage(new URL(location).pathname), 'link', { rel: 'alternate' })
        .filter((link) => attribute(link, 'hreflang'))
        .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')].join(' '));
      expect([location, own.sort()]).toEqual([location, onPage.sort()]);
    }
  });

  it('dates articles by their last change', () => {
    const dated = entries().filter((entry) => entry.querySelector('lastmod'));
    expect(dated.length).toBeGreaterThan(60);
    for (const entry of dated)
      expect(entry.querySelector('lastmod')?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is named by robots.txt, which forbids nothing', () => {
    expect(readText('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

type Manifest = {
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
};

describe.each([
  ['/manifest.webmanifest', 'fr', '/'],
  ['/manifest_en.webmanifest', 'en', '/en/'],
])('%s', (path, language, start) => {
  const manifest = () => JSON.parse(readText(path)) as Manifest;

  it('starts in its language, with shortcuts to pages of it', () => {
    expect([manifest().lang, manifest().start_url]).toEqual([language, start]);
    expect(manifest().shortcuts.length).toBe(4);
    for (const { url } of manifest().shortcuts)
      expect([url, url.startsWith(`/${language}/`) && exists(`${url}index.html`)]).toEqual([url, true]);
  });

  it('has icons, maskable ones too, and screenshots of the sizes that it states', async () => {
    const purposes = manifest().icons.map(({ purpose }) => purpose);
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
    for (const { src, sizes } of [...manifest().icons, ...manifest().screenshots]) {
      const { width, height } = await sharp(fileOf(src)).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });
});

describe('share pictures', () => {
  it('are of the size that pages state, and light enough for a message', async () => {
    const names = new Set(
      builtPaths()
        .map(readPage)
        .flatMap((page) =>
          find(page, 'meta', { property: 'og:image' }).map((meta) => attribute(meta, 'content') ?? ''),
        ),
    );
    expect(names.size).toBeGreaterThan(60);
    for (const name of names) {
      const { width, height, size = 0 } = await sharp(fileOf(name)).metadata();
      expect([name, width, height, size < 300_000]).toEqual([name, 1200, 630, true]);
    }
  });
});
