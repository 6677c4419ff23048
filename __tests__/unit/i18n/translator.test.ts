import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { LOCALES, type Locale } from '../../../src/config/locales';
import { translatorOf } from '../../../src/i18n/page-words';
import { Translator } from '../../../src/i18n/translator';
import type { Namespace } from '../../../src/i18n/vocabulary';

const read = (locale: Locale, file: string): unknown =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8'));
const wordsOf = (locale: Locale) =>
  Object.fromEntries(
    readdirSync(`locales/${locale}`).map((file) => [file.replace('.json', ''), read(locale, file)]),
  );
const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)]));

type Library = {
  init: (options: object) => Promise<unknown>;
  getFixedT: (language: string, namespace: string) => (key: string, values: object) => unknown;
};
/** The compiler knows the keys; here they come from the files. */
type AnyKey = (key: string, values?: object) => string;

/** Every key of a namespace; plurals with and without their suffix. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    keysOf(part, prefix ? `${prefix}.${name}` : name),
  );
  return [...inner, ...inner.map((key) => key.replace(/_(zero|one|other)$/, ''))];
}

/** Names between braces in any of the words, each with a value that would show a wrong replacement. */
const VALUES = Object.fromEntries(
  [...JSON.stringify(WORDS).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} & $1>`]),
);

describe.each(LOCALES)('the translator in %s', (locale) => {
  // Its own types know every key, which takes the compiler minutes here.
  const library = i18next.createInstance() as unknown as Library;
  beforeAll(() =>
    library.init({
      lng: locale,
      resources: WORDS,
      interpolation: { escapeValue: false },
      returnNull: false,
    }),
  );

  it.each(Object.keys(WORDS[locale] ?? {}))('gives the same texts as i18next for %s', (namespace) => {
    const own = new Translator(locale, WORDS).namespace(namespace as Namespace) as AnyKey;
    const theirs = library.getFixedT(locale, namespace);
    for (const key of [...keysOf(WORDS[locale]?.[namespace]), 'no.such.key'])
      for (const count of [undefined, 0, 1, 1.5, 2, 7, 1_000_000]) {
        const values = { ...VALUES, ...(count !== undefined && { count }) };
        expect([key, count, own(key, values)]).toEqual([key, count, theirs(key, values)]);
      }
  });

  it.each(LOCALES)('gives the texts of %s when it is asked for that language', (other) => {
    const { line } = WORDS[other]?.['not-found'] as { line: string };
    const translator = new Translator(locale, WORDS);
    expect(translator.namespace('not-found', other)('line')).toBe(line);
    expect(translator.in(other).namespace('not-found')('line')).toBe(line);
  });
});

it('keeps one function for a namespace, so that components do not render again because of it', () => {
  const translator = new Translator('fr', WORDS);
  expect(translator.namespace('common')).toBe(translator.namespace('common', 'fr'));
});

describe('the words of a page', () => {
  const locales = {
    edges: LOCALES.map((language) => ({
      node: { ns: 'common', language, data: readFileSync(`locales/${language}/common.json`, 'utf8') },
    })),
  };

  it('come from what its query selected', () => {
    const { home } = WORDS['en']?.['common'] as { home: string };
    expect(translatorOf('en', locales).namespace('common')('home')).toBe(home);
  });

  it('keep their translator until the language changes', () => {
    const french = translatorOf('fr', locales);
    expect(translatorOf('fr', locales)).toBe(french);
    expect(translatorOf('en', locales)).not.toBe(french);
  });
});
