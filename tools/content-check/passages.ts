import { LOCALES } from '../../cms/src/domain/locales';
import type { Texts } from '../../cms/src/seed/catalogue/types';
import type { FieldPath, Locate } from '../../cms/src/seed/problems';
import type { Locale, Place, World } from './types';

/** A text of the content in one language. */
export type Passage = {
  locale: Locale;
  kind: 'body' | 'markdown field' | 'field' | 'alternative';
  text: string;
  /** @param line counted from 1 in the text */
  placeAt: (line: number) => Place;
};

/** Fields that are no prose. */
const NAMES = new Set(['key', 'slug', 'couche', 'lien_reservation', 'url']);

/** Every text in a value, with the path to it. @example stringsIn({ a: ['x'] }) → [[['a', 0], 'x']] */
function stringsIn(value: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    NAMES.has(name) ? [] : stringsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns a function that finds line n of a field's text; a text after `|` or `>` begins on the line below. */
function placesIn(locate: Locate, path: FieldPath, lineOf: World['lineOf']): Passage['placeAt'] {
  const place = locate(path);
  const start = place.line ?? 1;
  const isBlock = /[|>][-+\d]*\s*$/.test(lineOf(place.file, start));
  return (line) => (isBlock ? { ...place, line: start + line } : { ...place, line: start });
}

/** Every text of an entry that has one per language. */
export function passagesOfText(texts: Texts<object>, lineOf: World['lineOf']): Passage[] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    if (text === undefined) return [];
    const fields = stringsIn(text.value).map(([path, string]): Passage => {
      const kind = path.at(-1) === 'texte' ? 'markdown field' : 'field';
      return { locale, kind, text: string, placeAt: placesIn(text.locate, path, lineOf) };
    });
    return [...fields, { locale, kind: 'body' as const, text: text.body, placeAt: text.locateBody }];
  });
}

/** The texts of `{ fr: …, en: … }` objects, however deep they lie. */
function passagesOfFacts(value: unknown, locate: Locate, lineOf: World['lineOf']): Passage[] {
  return stringsIn(value).flatMap(([path, text]) => {
    const locale = LOCALES.find((name) => name === path.at(-1));
    const kind = path.at(-2) === 'alternative' ? 'alternative' : 'field';
    return locale ? [{ locale, kind, text, placeAt: placesIn(locate, path, lineOf) }] : [];
  });
}

/** Every text of the content that somebody reads. */
export function passagesOf({ catalogue, lineOf }: World): Passage[] {
  const { articles, countries, pages, regions, excursions, features, authors, media, site } = catalogue;
  return [
    ...[...articles, ...countries, ...pages].flatMap(({ texts }) => passagesOfText(texts, lineOf)),
    ...[
      ...countries.map(({ facts }) => facts),
      ...[...regions, ...excursions, ...features, ...authors, ...media],
      ...(site ? [site] : []),
    ].flatMap(({ value, locate }) => passagesOfFacts(value, locate, lineOf)),
  ];
}
