import i18next from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/config/locales';
import { Translator } from '../../src/layouts/words/translator';

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

/** Every key of a namespace, and the groups and lists that hold them; plurals without their suffix. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    keysOf(part, prefix ? `${prefix}.${name}` : name),
  );
  return [...inner, ...inner.map((key) => key.replace(/_(zero|one|other)$/, ''))];
}

/** Names between braces in any of the words, each with a value that would show a wrong replacement. */
const VALUES = Object.fromEntries(
  [...JSON.stringify(WORDS).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} & $1>`]),
);

describe.each(LOCALES)('the words of a page in %s', (locale) => {
  // Its own types know every key, which takes the compiler minutes here.
  const library = i18next.createInstance() as unknown as Library;
  beforeAll(() =>
    library.init({
      lng: locale,
      resources: WORDS,
      interpolation: { escapeValue: false },
      returnNull: false,
      returnObjects: true,
    }),
  );

  it.each(Object.keys(WORDS[locale] ?? {}))('are those of i18next: %s', (namespace) => {
    const own = new Translator(locale, WORDS).getFixedT(null, namespace);
    const theirs = library.getFixedT(locale, namespace);
    for (const key of [...keysOf(WORDS[locale]?.[namespace]), 'no.such.key'])
      for (const count of [undefined, 0, 1, 1.5, 2, 7, 1_000_000]) {
        const values = { ...VALUES, ...(count !== undefined && { count }) };
        expect([key, count, own(key, values)]).toEqual([key, count, theirs(key, values)]);
      }
  });

  it.each(LOCALES)('are those of i18next where %s is asked for beside them', (lng) => {
    const own = new Translator(locale, WORDS).getFixedT(null, 'not-found');
    const line = (WORDS[lng]?.['not-found'] as { line: string }).line;
    expect([own('line', { lng }), library.getFixedT(locale, 'not-found')('line', { lng })]).toEqual([
      line,
      line,
    ]);
  });
});

it('keep one function for a namespace, so that nothing is drawn again because of it', () => {
  const translator = new Translator('fr', WORDS);
  expect(translator.getFixedT(null, 'common')).toBe(translator.getFixedT('fr', 'common'));
});

it('change their language in a copy, as the preview of a draft does', () => {
  const english = new Translator('fr', WORDS).cloneInstance({ lng: 'en' });
  expect(english.getFixedT(null, 'common')('home')).toBe((WORDS['en']?.['common'] as { home: string }).home);
});
