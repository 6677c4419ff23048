import type { Locale } from '../config/locales';
import { fill } from './fill';
import type { Namespace, Translate, Values } from './vocabulary';

/** Interface words by language and namespace, as the files of `locales/` hold them. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type AnyTranslate = (key: string, values?: Values) => string;

/**
 * Translates the site's interface words: dotted keys, values in double braces, and plurals by suffix (`_zero`, `_one`,
 * `_other`). It reads the same files as i18next and gives the same answers, in 1 kB instead of 22.
 */
export class Translator {
  readonly #functions = new Map<string, AnyTranslate>();

  /** @param locale the language that is spoken unless another is asked for */
  constructor(
    readonly locale: Locale,
    private readonly words: Words,
  ) {}

  /** @returns the same function for the same arguments, so that no component renders again because of it */
  namespace<N extends Namespace>(namespace: N, locale: Locale = this.locale): Translate<N> {
    const name = `${locale} ${namespace}`;
    const translate = this.#functions.get(name) ?? translator(locale, this.words[locale]?.[namespace]);
    this.#functions.set(name, translate);
    return translate;
  }

  /** The same words, spoken in another language by default. */
  in(locale: Locale): Translator {
    return new Translator(locale, this.words);
  }
}

function translator(locale: Locale, words: unknown): AnyTranslate {
  // Made with the first number: most pages never need the plural rules.
  let rules: Intl.PluralRules | undefined;
  const pluralOf = (count: number) => (rules ??= new Intl.PluralRules(locale)).select(count);
  return (key, values = {}) => {
    const found = forms(pluralOf, key, values['count'])
      .map((form) => valueAt(words, form))
      .find((word) => typeof word === 'string');
    return found === undefined ? key : fill(found, values);
  };
}

/** The keys to look for, the first one that exists wins. `zero` comes before the language's own plural, as in i18next. */
function forms(pluralOf: (count: number) => string, key: string, count: Values[string]): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${pluralOf(count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), plural, key];
}

function valueAt(words: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((place, name) => (place as Values | undefined)?.[name], words);
}
