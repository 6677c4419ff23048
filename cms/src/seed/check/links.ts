import { LOCALE_NAMES, LOCALES, type Locale } from '../../domain/locales';
import { Addresses } from '../addresses';
import type { Catalogue, Texts } from '../catalogue/types';
import { findLinks, type LinkKind } from '../links';
import type { Place, Problem } from '../problems';

type Passage = {
  text: string;
  locale: Locale;
  placeAt: (line: number) => Place;
};

function bodies<T>(texts: Texts<T>): Passage[] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ text: text.body, locale, placeAt: text.locateBody }];
  });
}

function steps({ countries }: Catalogue): Passage[] {
  return countries.flatMap(({ texts }) =>
    LOCALES.flatMap((locale) =>
      (texts[locale]?.value.etapes ?? []).map(({ texte = '' }, index) => ({
        text: texte,
        locale,
        placeAt: () => texts[locale]?.locate(['etapes', index, 'texte']) ?? { file: '' },
      })),
    ),
  );
}

const NAMES: Record<LinkKind, string> = {
  article: 'article',
  country: 'country',
  page: 'page',
  media: 'picture in media.yaml',
};

/** Every link of a text leads to something that is there in the text's language, and published. */
export function checkLinks(catalogue: Catalogue): Problem[] {
  const addresses = new Addresses(catalogue);
  const media = new Set(catalogue.media.map(({ key }) => key));
  const drafts = new Map(catalogue.articles.map(({ key, facts }) => [key, facts.value.brouillon ?? []]));

  const faultOf = (kind: LinkKind, key: string, locale: Locale): string | undefined => {
    if (kind === 'media') return media.has(key) ? undefined : `there is no ${NAMES.media} "${key}"`;
    if (addresses[kind](key, locale) === undefined)
      return `there is no ${NAMES[kind]} "${key}" in ${LOCALE_NAMES[locale]}`;
    const isDraft = kind === 'article' && drafts.get(key)?.includes(locale);
    return isDraft ? `the article "${key}" is a draft in ${LOCALE_NAMES[locale]}` : undefined;
  };
  const passages = [
    ...catalogue.articles.flatMap(({ texts }) => bodies(texts)),
    ...catalogue.countries.flatMap(({ texts }) => bodies(texts)),
    ...catalogue.pages.flatMap(({ texts }) => bodies(texts)),
    ...steps(catalogue),
  ];
  return passages.flatMap(({ text, locale, placeAt }) =>
    findLinks(text).flatMap(({ kind, key, line }) => {
      const fault = catalogue.unreadable.has(key) ? undefined : faultOf(kind, key, locale);
      return fault === undefined ? [] : [{ ...placeAt(line), message: `link ${kind}:${key}: ${fault}` }];
    }),
  );
}
