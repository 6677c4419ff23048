type Values = Readonly<Record<string, unknown>>;
type Translate = (key: string, values?: Values) => unknown;
/** Interface words by language and namespace, as the files of `locales/` hold them. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * What this site uses of i18next, with the same names and the same answers: keys with dots, values in double braces,
 * plurals by suffix, another language by `lng`. Loading, detecting and formatting, which the library brings along, would
 * be 20 kB for every visitor.
 */
export class Translator {
  readonly #functions = new Map<string, Translate>();

  constructor(
    readonly language: string,
    private readonly words: Words,
  ) {}

  /** @returns the same function for the same arguments, so that nothing is rendered again because of it */
  getFixedT(language: string | null, namespace: string): Translate {
    const spoken = language ?? this.language;
    const name = `${spoken} ${namespace}`;
    const known = this.#functions.get(name);
    if (known) return known;
    const own = translator(spoken, this.words[spoken]?.[namespace]);
    const translate: Translate = (key, values) => {
      const other = values?.['lng'];
      return typeof other === 'string' && other !== spoken
        ? this.getFixedT(other, namespace)(key, values)
        : own(key, values);
    };
    this.#functions.set(name, translate);
    return translate;
  }

  cloneInstance({ lng }: { lng: string }): Translator {
    return new Translator(lng, this.words);
  }
}

function translator(language: string, words: unknown): Translate {
  // Made with the first number: pages without one read no data of the language's plurals.
  let rules: Intl.PluralRules | undefined;
  const pluralOf = (count: number) => (rules ??= new Intl.PluralRules(language)).select(count);
  return (key, values = {}) => {
    const found = forms(pluralOf, key, values['count'])
      .map((form) => valueAt(words, form))
      .find((word) => word !== undefined);
    return typeof found === 'string' ? fill(found, values) : (found ?? key);
  };
}

/** The keys under which a word may stand: `zero` goes before the plural of the language (i18next's `v4` format). */
function forms(pluralOf: (count: number) => string, key: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${pluralOf(count)}`;
  return [...(count === 0 ? [`${key}_zero`] : []), plural, key];
}

function valueAt(words: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((place, name) => (place as Values | undefined)?.[name], words);
}

function fill(word: string, values: Values): string {
  return word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(values[name]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
