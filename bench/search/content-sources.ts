import { derivedShortId } from '../../cms/src/domain/short-id';
import { readCatalogue } from '../../cms/src/seed/catalogue/read';
import type { Catalogue } from '../../cms/src/seed/catalogue/types';
import type { Problem } from '../../cms/src/seed/problems';
import type { Locale } from '../../src/config/locales';
import { plainText } from '../../src/content/search/plain-text';
import type { SearchSource } from '../../src/site-build/search/sources';

/** A source of the search, and the key of `content/` that questions name it by. */
export type KeyedSource = SearchSource & { readonly key: string };

/** Everything of `content/` that can be found, as the build would tell the search; without CMS and build. */
export function contentSources(folder: string, locale: Locale): KeyedSource[] {
  const problems: Problem[] = [];
  const catalogue = readCatalogue([folder], problems);
  if (problems.length > 0) throw new Error(`${folder} has ${problems.length} problems; run content:check`);
  return [...countries(catalogue, locale), ...articles(catalogue, locale), ...lists(catalogue, locale)];
}

const slugOf = ({ countries: all }: Catalogue, key: string | undefined, locale: Locale) =>
  all.find((country) => country.key === key)?.texts[locale]?.value.slug;

const regionOf = ({ regions }: Catalogue, key: string | undefined, locale: Locale) =>
  regions.find((region) => region.key === key)?.value.titre[locale];

function countries(catalogue: Catalogue, locale: Locale): KeyedSource[] {
  return catalogue.countries.flatMap(({ key, texts }) => {
    const text = texts[locale];
    if (!text) return [];
    const { headings, text: plain } = plainText(text.body, locale);
    return [
      {
        key: `country:${key}`,
        kind: 'country' as const,
        title: text.value.pays,
        slug: text.value.slug,
        headings,
        text: plain,
      },
    ];
  });
}

function articles(catalogue: Catalogue, locale: Locale): KeyedSource[] {
  return catalogue.articles.flatMap(({ key, country, facts, texts }) => {
    const text = texts[locale];
    if (!text || facts.value.brouillon?.includes(locale)) return [];
    const { titre: title, titre_court: shortTitle, slug, chapeau: lead } = text.value;
    const place = {
      country: slugOf(catalogue, country, locale),
      region: regionOf(catalogue, facts.value.region, locale),
    };
    return [
      {
        key,
        kind: 'article' as const,
        title,
        shortTitle,
        slug,
        ...place,
        words: text.value.mots_cles,
        lead,
        ...plainText(text.body, locale),
      },
    ];
  });
}

function lists(catalogue: Catalogue, locale: Locale): KeyedSource[] {
  const at = (item: { country: string | undefined; value: { region?: string | undefined } }) => ({
    country: slugOf(catalogue, item.country, locale),
    region: regionOf(catalogue, item.value.region, locale),
  });
  return [
    ...catalogue.features.flatMap((item) => {
      const title = item.value.titre[locale];
      if (!title) return [];
      return [
        {
          key: item.key,
          kind: 'place' as const,
          title,
          shortId: derivedShortId(`map-feature ${item.key}`, 0),
          ...at(item),
          words: item.value.mots_cles?.[locale],
          lead: item.value.description?.[locale],
        },
      ];
    }),
    ...catalogue.excursions.flatMap((item) => {
      const title = item.value.titre[locale];
      if (!title) return [];
      return [
        {
          key: item.key,
          kind: 'excursion' as const,
          title,
          ...at(item),
          lead: item.value.description?.[locale],
        },
      ];
    }),
  ];
}
