import { LOCALES } from '../../domain/locales';
import { isReserved } from '../../domain/slug';
import type { Catalogue, Texts } from '../catalogue/types';
import type { Problem } from '../problems';

type Addressed = {
  kind: string;
  country: string | undefined;
  texts: Texts<{ slug: string }>;
};

type Slug = {
  kind: string;
  parent: string;
  slug: string;
  place: { file: string; line?: number | undefined; field?: string | undefined };
};

const slugsOf = (entries: readonly Addressed[]): Slug[] =>
  entries.flatMap(({ kind, country, texts }) =>
    LOCALES.flatMap((locale) => {
      const text = texts[locale];
      const parent = country === undefined ? locale : `${locale}/${country}`;
      return text === undefined
        ? []
        : [{ kind, parent, slug: text.value.slug, place: text.locate(['slug']) }];
    }),
  );

/** Reports every slug whose name was seen before. */
function duplicates(slugs: readonly Slug[], nameOf: (slug: Slug) => string, reason: string): Problem[] {
  const first = new Map<string, Slug>();
  return slugs.flatMap((slug) => {
    const earlier = first.get(nameOf(slug));
    first.set(nameOf(slug), earlier ?? slug);
    return earlier ? [{ ...slug.place, message: `"${slug.slug}" ${reason} ${earlier.place.file}` }] : [];
  });
}

/**
 * No two entries at one address, none at a reserved one, and (a limit of the CMS's uid field) no two entries of a
 * kind with one slug in a language, even under different countries.
 */
export function checkAddresses(catalogue: Catalogue): Problem[] {
  const articles = catalogue.articles.map((article) => ({ ...article, kind: 'article' }));
  const top = [
    ...catalogue.countries.map(({ texts }) => ({ kind: 'country', country: undefined, texts })),
    ...catalogue.pages.map(({ texts }) => ({ kind: 'page', country: undefined, texts })),
    ...articles.filter(({ country }) => country === undefined),
  ];
  const all = slugsOf([...top, ...articles.filter(({ country }) => country !== undefined)]);
  const reserved = all.filter(({ slug, parent }) => isReserved(slug, { inCountry: parent.includes('/') }));
  return [
    ...reserved.map(({ slug, place }) => ({
      ...place,
      message: `"${slug}" is reserved for the site's own pages`,
    })),
    ...duplicates(slugsOf(top), ({ parent, slug }) => `${parent}/${slug}`, 'is also the address of'),
    ...duplicates(
      slugsOf(articles),
      ({ parent, slug }) => `${parent.slice(0, 2)} ${slug}`,
      'is also the slug of',
    ),
  ];
}
