import { createWriteStream, mkdirSync, rmSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Node } from 'gatsby';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import { LOCALES, type Locale } from '../../config/locales';
import { absoluteUrl } from '../../routing/absolute-url';
import { alternateLinks, type Alternate } from '../../routing/alternates';
import {
  LOGIN_PATH,
  NOT_FOUND_PATH,
  offlinePath,
  PREVIEW_PATH,
  searchPath,
  tripPath,
} from '../../routing/paths';

/** Pages that say `noindex` themselves. */
const UNLISTED = new Set([
  NOT_FOUND_PATH,
  PREVIEW_PATH,
  LOGIN_PATH,
  ...LOCALES.flatMap((locale) => [searchPath(locale), offlinePath(locale), tripPath(locale)]),
]);
/** The format's own limit is 50,000; smaller files are fetched again sooner. */
const PAGES_PER_FILE = 10_000;

type SitePage = {
  readonly path: string;
  readonly context: {
    readonly id: string | null;
    readonly locale: Locale;
    readonly alternates: readonly Alternate[];
  };
};

export type SitemapEntry = {
  readonly url: string;
  readonly lastmod?: string;
  readonly links: readonly { readonly lang: string; readonly url: string }[];
};

/** When the words of an entry last changed, `YYYY-MM-DD`; nothing where no editor has said so. */
export type LastChange = (id: string) => string | undefined;

/** Every page that search engines may list, with its versions in other languages. */
export function sitemapEntries(
  pages: readonly SitePage[],
  siteUrl: string,
  lastChange: LastChange,
): SitemapEntry[] {
  return pages
    .filter(({ path }) => path.endsWith('/') && !UNLISTED.has(path))
    .map(({ path, context }) => {
      const lastmod = context.id ? lastChange(context.id) : undefined;
      return {
        url: absoluteUrl(siteUrl, path),
        ...(lastmod && { lastmod }),
        links: alternateLinks({ locale: context.locale, path }, context.alternates).map(
          ({ hreflang, path: other }) => ({
            lang: hreflang,
            url: absoluteUrl(siteUrl, other),
          }),
        ),
      };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The change of an article is its own; that of a country is the latest among its articles. */
export function lastChanges(articles: readonly Node[]): LastChange {
  const changes = new Map<string, string>();
  const note = (id: unknown, day: string) => {
    if (typeof id === 'string' && day > (changes.get(id) ?? '')) changes.set(id, day);
  };
  for (const article of articles) {
    const change = article['updatedOn'] ?? article['publishedOn'];
    if (typeof change !== 'string') continue;
    const day = change.slice(0, 10);
    note(article.id, day);
    note(article['country'], day);
  }
  return (id) => changes.get(id);
}

/** Writes `public/sitemap.xml`, as an index of several files once there are many pages. */
export async function writeSitemap(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  folder = 'public',
): Promise<void> {
  removeOld(folder);
  if (entries.length <= PAGES_PER_FILE) {
    const stream = new SitemapStream({ hostname: siteUrl, lastmodDateOnly: true, xmlns: NAMESPACES });
    return pipeline(Readable.from(entries), stream, createWriteStream(join(folder, 'sitemap.xml')));
  }
  const index = new SitemapAndIndexStream({
    limit: PAGES_PER_FILE,
    lastmodDateOnly: true,
    getSitemapStream: (number) => {
      const name = `sitemap-${number}.xml`;
      const stream = new SitemapStream({ hostname: siteUrl, lastmodDateOnly: true, xmlns: NAMESPACES });
      const file = createWriteStream(join(folder, name));
      stream.pipe(file);
      return [absoluteUrl(siteUrl, `/${name}`), stream, file];
    },
  });
  return pipeline(Readable.from(entries), index, createWriteStream(join(folder, 'sitemap.xml')));
}

const NAMESPACES = { xhtml: true, news: false, image: false, video: false };

function removeOld(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/^sitemap(-\d+)?\.xml$/.test(name)) rmSync(join(folder, name));
}

/** Crawling is open; a pre-production site asks by `noindex`, which only a crawler that may read it can see. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap.xml')}\n`;
}
