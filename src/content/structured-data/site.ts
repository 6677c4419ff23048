import type { Locale } from '../../config/locales';
import { absoluteUrl } from '../../routing/absolute-url';
import { homePath } from '../../routing/paths';
import type { Reference, Thing } from './thing';

export type SiteFacts = {
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string;
  readonly locale: Locale;
  /** The page's own. */
  readonly path: string;
  readonly name: string;
  readonly tagline: string;
  /** Addresses of the brand's own pages elsewhere. */
  readonly profiles: readonly string[];
};

type Link = { readonly name: string; readonly path: string };

export function organizationId(siteUrl: string): Reference {
  return { '@id': `${siteUrl}/#organization` };
}

export function siteId(siteUrl: string, locale: Locale): Reference {
  return { '@id': `${absoluteUrl(siteUrl, homePath(locale))}#website` };
}

/**
 * Describes the publisher of the site, and the site in the page's language: by name on every page, in full on the home
 * page.
 */
export function siteThings({ siteUrl, locale, path, name, tagline, profiles }: SiteFacts): Thing[] {
  const isHome = path === homePath(locale);
  return [
    {
      '@type': 'Organization',
      ...organizationId(siteUrl),
      name,
      url: `${siteUrl}/`,
      ...(isHome ? { logo: absoluteUrl(siteUrl, '/app/any-512.png'), sameAs: profiles } : {}),
    },
    {
      '@type': 'WebSite',
      ...siteId(siteUrl, locale),
      name,
      ...(isHome ? { description: tagline } : {}),
      url: absoluteUrl(siteUrl, homePath(locale)),
      inLanguage: locale,
      publisher: organizationId(siteUrl),
    },
  ];
}

/** The way from the home page to a page, as its breadcrumb shows it; the last entry is the page itself. */
export function breadcrumbList(siteUrl: string, links: readonly Link[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}

/** The pages that a page lists; what each is about stands on the page itself. */
export function itemList(siteUrl: string, links: readonly Pick<Link, 'path'>[]): Thing {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListUnordered',
    numberOfItems: links.length,
    itemListElement: links.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(siteUrl, path),
    })),
  };
}
