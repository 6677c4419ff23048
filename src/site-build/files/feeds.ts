import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../config/locales';
import { BRAND } from '../../config/site';
import { absoluteUrl } from '../../routing/absolute-url';
import { feedPath, homePath } from '../../routing/paths';
import { feedHtml } from './feed-html';

type FeedArticle = {
  documentId: string;
  title: string;
  path: string;
  standfirst: string | null;
  publishedOn: string | null;
  shareImage: string;
  body: { html: string } | null;
  author: { name: string } | null;
  country: { name: string } | null;
  region: { title: string } | null;
};

type FeedQuery = { query: { allArticle: { nodes: FeedArticle[] } } };

/** Bytes of a published file. */
type SizeOf = (path: string) => number;

const publishedSize: SizeOf = (path) => statSync(join('public', path)).size;

/**
 * Makes a feed's item from an article: all of it, with absolute addresses. The guid outlives a change of title or
 * address.
 */
export function feedItem(siteUrl: string, locale: Locale, article: FeedArticle, sizeOf = publishedSize) {
  const { documentId, title, path, standfirst, publishedOn, shareImage, body, author, country, region } =
    article;
  const url = absoluteUrl(siteUrl, path);
  return {
    title,
    description: standfirst ?? '',
    url,
    guid: `${documentId}-${locale}`,
    categories: [country?.name, region?.title].filter((category) => category !== undefined),
    enclosure: { url: absoluteUrl(siteUrl, shareImage), size: sizeOf(shareImage), type: 'image/jpeg' },
    custom_elements: [
      ...(author ? [{ 'dc:creator': author.name }] : []),
      ...(body ? [{ 'content:encoded': { _cdata: feedHtml(body.html, url) } }] : []),
    ],
    ...(publishedOn && { date: publishedOn }),
  };
}

/** Options of gatsby-plugin-feed: one feed per language (SPEC §2), the latest articles first. */
export function feedOptions(siteUrl: string) {
  return {
    query: `query FeedSite { site { siteMetadata { title siteUrl site_url: siteUrl } } }`,
    feeds: LOCALES.map((locale) => ({
      title: `${BRAND.name} (${locale})`,
      description: BRAND.tagline[locale],
      language: locale,
      output: feedPath(locale),
      feed_url: absoluteUrl(siteUrl, feedPath(locale)),
      site_url: absoluteUrl(siteUrl, homePath(locale)),
      image_url: absoluteUrl(siteUrl, '/app/any-192.png'),
      // Pages announce their feed themselves (PageHead).
      match: '^$',
      query: `query Feed_${locale} {
        allArticle(filter: { locale: { eq: "${locale}" } }, sort: [{ publishedOn: DESC }, { title: ASC }], limit: 50) {
          nodes {
            documentId title path standfirst publishedOn shareImage
            body { html }
            author { name }
            country { name }
            region { title }
          }
        }
      }`,
      serialize: ({ query }: FeedQuery) =>
        query.allArticle.nodes.map((article) => feedItem(siteUrl, locale, article)),
    })),
  };
}
