import { LOCALES, type Locale } from '../../domain/locales';
import { formatFact } from './format';
import type { Fact } from './schema';

/** Pattern of a fact that a text quotes: `{{fact:haleakala-height}}`. */
const QUOTE = /\{\{fact:([^{}]*)\}\}/g;

/** Facts of a content folder, by key. */
export type Facts = ReadonlyMap<string, Fact>;

/**
 * A text with its facts in the words of its language.
 * @param unknown told of every key that there is no fact for; the quote stays as it is
 */
export function quoteFacts(
  text: string,
  locale: Locale,
  facts: Facts,
  unknown: (key: string) => void,
): string {
  return text.replace(QUOTE, (quote, key: string) => {
    const fact = facts.get(key);
    if (fact !== undefined) return formatFact(fact, locale);
    unknown(key);
    return quote;
  });
}

/** The same for the texts of `{ fr: …, en: … }` objects, however deep they lie. */
export function quoteFactsWithin(
  value: unknown,
  facts: Facts,
  unknown: (key: string) => void,
  locale?: Locale,
): unknown {
  if (typeof value === 'string') return locale ? quoteFacts(value, locale, facts, unknown) : value;
  if (Array.isArray(value)) return value.map((part) => quoteFactsWithin(part, facts, unknown, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      quoteFactsWithin(part, facts, unknown, LOCALES.find((one) => one === name) ?? locale),
    ]),
  );
}
