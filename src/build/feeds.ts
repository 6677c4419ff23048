import { LOCALES, type Locale } from '../config/locales';
import { BRAND } from '../config/site';
import { absoluteUrl } from '../routing/absolute-url';
import { feedPath, homePath } from '../routing/paths';

type FeedArticle = {
  documentId: string;
  title: string;
  path: string;
  standfirst: string | null;
  publishedOn: string | null;
};

type FeedQuery = { query: { allArticle: { nodes: FeedArticle[] } } };

/** What a feed says of an article. The guid outlives a change of title or address. */
export function feedItem(siteUrl: string, locale: Locale, article: FeedArticle) {
  const { documentId, title, path, standfirst, publishedOn } = article;
  return {
    title,
    description: standfirst ?? '',
    url: absoluteUrl(siteUrl, path),
    guid: `${documentId}-${locale}`,
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
      // A page announces the feed of its own language.
      match: locale === 'en' ? '^/en/' : '^/(?!en/)',
      query: `query Feed_${locale} {
        allArticle(filter: { locale: { eq: "${locale}" } }, sort: [{ publishedOn: DESC }, { title: ASC }], limit: 50) {
          nodes { documentId title path standfirst publishedOn }
        }
      }`,
      serialize: ({ query }: FeedQuery) =>
        query.allArticle.nodes.map((article) => feedItem(siteUrl, locale, article)),
    })),
  };
}
