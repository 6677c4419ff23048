import type { Locale } from '../domain/locales';
import type { ArticleSource, Catalogue } from './catalogue/types';
import type { Resolve } from './links';

/** The addresses at which the site shows what the content names by key (SPEC §2). */
export class Addresses {
  private readonly articles: Map<string, ArticleSource>;

  constructor(private readonly catalogue: Catalogue) {
    this.articles = new Map(catalogue.articles.map((article) => [article.key, article]));
  }

  /** @example country('islande', 'en') → '/en/iceland/' */
  country(key: string, locale: Locale): string | undefined {
    const slug = this.catalogue.countries.find((country) => country.key === key)?.texts[locale]?.value.slug;
    return slug === undefined ? undefined : `/${locale}/${slug}/`;
  }

  page(key: string, locale: Locale): string | undefined {
    const slug = this.catalogue.pages.find((page) => page.key === key)?.texts[locale]?.value.slug;
    return slug === undefined ? undefined : `/${locale}/${slug}/`;
  }

  /** @example article('iceland-geysir', 'fr') → '/fr/islande/geysir/'; without a country '/fr/geysir/' */
  article(key: string, locale: Locale): string | undefined {
    const article = this.articles.get(key);
    const slug = article?.texts[locale]?.value.slug;
    if (article === undefined || slug === undefined) return undefined;
    const parent = article.country === undefined ? `/${locale}/` : this.country(article.country, locale);
    return parent === undefined ? undefined : `${parent}${slug}/`;
  }

  /** For the links of a text in one language; pictures are left as they are, their addresses come from the CMS. */
  resolver(locale: Locale): Resolve {
    return (kind, key) => (kind === 'media' ? undefined : this[kind](key, locale));
  }
}
