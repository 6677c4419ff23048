import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { Locale } from '../config/locales';
import { Translator } from './translator';
import { WordsProvider } from './use-words';

/** The words that the fragment `Words` selects. */
type PageWords = {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly language: string | null;
      readonly data: string | null;
    };
  }[];
};
type Data = { readonly locales?: PageWords } | undefined;

const NONE: PageWords = { edges: [] };
const translators = new WeakMap<PageWords, Translator>();
/** Words that were parsed before, under their text, because the pages of a template have the same words. */
const parsed = new Map<string, unknown>();

/** Gives a page the interface words that its query selected as `locales`. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data, { locale: Locale }>) {
  return (
    <WordsProvider translator={translatorOf(props.pageContext.locale, props.data?.locales ?? NONE)}>
      {element}
    </WordsProvider>
  );
}

/** @returns the same translator as long as the page has the same words */
export function translatorOf(locale: Locale, locales: PageWords): Translator {
  const known = translators.get(locales);
  if (known?.locale === locale) return known;
  const words: Record<string, Record<string, unknown>> = {};
  for (const { node } of locales.edges)
    (words[node.language ?? ''] ??= {})[node.ns ?? ''] = parse(node.data ?? '{}');
  const translator = new Translator(locale, words);
  translators.set(locales, translator);
  return translator;
}

function parse(data: string): unknown {
  const known = parsed.get(data) ?? (JSON.parse(data) as unknown);
  parsed.set(data, known);
  return known;
}
