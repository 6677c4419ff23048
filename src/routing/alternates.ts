import { DEFAULT_LOCALE, type Locale } from '../config/locales';

/** The same page in one language. */
export type Alternate = { readonly locale: Locale; readonly path: string };

/**
 * The versions that a page lists: itself, its published counterparts, and the one of them that a visitor without a
 * preference should get. A page without a counterpart still lists itself (DECISIONS 14).
 */
export type AlternateLinks = { readonly hreflang: Locale | 'x-default'; readonly path: string }[];

export function alternateLinks(own: Alternate, others: readonly Alternate[]): AlternateLinks {
  const versions = [own, ...others.filter(({ locale }) => locale !== own.locale)];
  const fallback = versions.find(({ locale }) => locale === DEFAULT_LOCALE) ?? own;
  return [
    ...versions.map(({ locale, path }) => ({ hreflang: locale, path })),
    { hreflang: 'x-default' as const, path: fallback.path },
  ];
}
