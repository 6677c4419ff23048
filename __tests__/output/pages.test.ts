import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../support/served';
import { attribute, builtPaths, exists, find, readPage, readText, text } from '../support/site/built-site';

const pages = () => builtPaths().map(readPage);

it('shows every entry as it is published: none was set aside', () => {
  expect(JSON.parse(readFileSync(join(siteFolder(), '.cache/set-aside.json'), 'utf8'))).toEqual([]);
});

describe('every page', () => {
  it('is text from its first character to its last', () => {
    // React 18 pads what it streams with zeros (src/loading/render-whole.ts).
    expect(builtPaths().filter((path) => readPage(path).html.includes('\0'))).toEqual([]);
  });

  it('stands in its place without scripts', () => {
    // React sends long parts of a page after the rest, hidden, unless it is told not to (src/loading/render-whole.ts).
    const moved = builtPaths().filter((path) => /<template id="[BPS]:|\$RC\(/.test(readPage(path).html));
    expect(moved).toEqual([]);
  });

  it('names its build and scripts that exist, once, for the script that starts it', () => {
    const { webpackCompilationHash } = JSON.parse(readText('/page-data/app-data.json')) as {
      webpackCompilationHash: string;
    };
    for (const page of pages()) {
      const data = find(page, 'template').filter((one) => attribute(one, 'data-scripts') !== undefined);
      const scripts = data.flatMap((one) => attribute(one, 'data-scripts')?.split(' ') ?? []);
      expect([
        page.path,
        data.map((one) => attribute(one, 'data-build')),
        scripts.length > 0,
        scripts.filter((script) => !exists(script)),
      ]).toEqual([page.path, [webpackCompilationHash], true, []]);
    }
  });

  it('says its language, and has one title, one h1, one main and one canonical address of its own', () => {
    for (const page of pages()) {
      const language = page.path.startsWith('/en/') ? 'en' : 'fr';
      const counts = {
        lang: find(page, 'html').map((html) => attribute(html, 'lang')),
        h1: find(page, 'h1').length,
        main: find(page, 'main').length,
        title: find(page, 'title').filter((title) => title.parentNode?.nodeName === 'head').length,
        canonical: find(page, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href')),
      };
      expect([page.path, counts]).toEqual([
        page.path,
        { lang: [language], h1: 1, main: 1, title: 1, canonical: [`http://localhost:9000${page.path}`] },
      ]);
    }
  });

  it('skips no heading level', () => {
    for (const page of pages()) {
      const levels = page.elements
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
        .map(({ tagName }) => Number(tagName[1]));
      const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect([page.path, skips]).toEqual([page.path, []]);
    }
  });

  it('links only to pages and anchors that exist', () => {
    const built = new Map(pages().map((page) => [page.path, page]));
    const broken = [...built.values()].flatMap((page) =>
      find(page, 'a')
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => /^[/#]/.test(href))
        .filter((href) => {
          const [address = '', anchor] = href.split('#');
          const path = address.replace(/\?.*$/, '');
          const target = built.get(path || page.path);
          if (!target) return !/\.\w+$/.test(path) || !exists(path);
          return anchor && !target.elements.some((element) => attribute(element, 'id') === anchor);
        })
        .map((href) => `${page.path} → ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('lists versions that list it back', () => {
    const alternatesOf = (path: string) =>
      find(readPage(path), 'link', { rel: 'alternate' })
        .filter((link) => attribute(link, 'hreflang'))
        .map((link) => `${attribute(link, 'hreflang')} ${new URL(attribute(link, 'href') ?? '').pathname}`)
        .sort();
    for (const path of builtPaths()) {
      const own = alternatesOf(path);
      expect(own.some((alternate) => alternate.endsWith(` ${path}`))).toBe(true);
      for (const other of own) expect([path, alternatesOf(other.split(' ')[1] ?? '')]).toEqual([path, own]);
    }
  });

  it('shows no raw key of an interface word', () => {
    for (const page of pages()) {
      const body = find(page, 'body').map(text).join('');
      expect([page.path, /\b(common|article|country|home|login|sitemap):\w+|\{\{\w+\}\}/.exec(body)]).toEqual(
        [page.path, null],
      );
    }
  });

  it('asks no third party for anything', () => {
    for (const page of pages()) {
      const sources = page.elements
        .filter(({ tagName }) => ['script', 'img', 'iframe', 'source'].includes(tagName))
        .flatMap((element) => [
          attribute(element, 'src'),
          ...(attribute(element, 'srcset') ?? '').split(','),
        ]);
      // Those that are fetched; canonical addresses and other languages are only named.
      const fetched = find(page, 'link')
        .filter((link) => /stylesheet|load|icon|manifest|connect/.test(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href'));
      const elsewhere = [...sources, ...fetched].filter((src) => /^(https?:)?\/\//.test(src?.trim() ?? ''));
      expect([page.path, elsewhere]).toEqual([page.path, []]);
    }
  });
});

describe('pictures', () => {
  it('have alternative text, a size and modern formats', () => {
    const page = readPage('/fr/islande/');
    const [banner] = find(page, 'img', { loading: 'eager' });
    expect(banner && attribute(banner, 'alt')).toMatch(/montagne/);
    for (const img of find(page, 'img')) {
      expect([attribute(img, 'width'), attribute(img, 'height')].every((size) => Number(size) > 0)).toBe(
        true,
      );
    }
    expect(find(page, 'source', { type: 'image/avif' }).length).toBeGreaterThan(0);
  });
});

describe('every picture of every page', () => {
  it('names only files that were built', () => {
    const missing = pages().flatMap((page) =>
      [...find(page, 'img'), ...find(page, 'source')]
        .flatMap((element) => [
          attribute(element, 'src') ?? '',
          ...(attribute(element, 'srcset') ?? '').split(','),
        ])
        .map((candidate) => candidate.trim().split(' ')[0] ?? '')
        .filter((file) => file !== '' && !exists(file))
        .map((file) => `${page.path} → ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
