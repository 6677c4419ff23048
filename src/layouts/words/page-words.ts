/**
 * Stands in for the browser's and the renderer's part of `gatsby-plugin-react-i18next` (src/build/browser-code.ts): the
 * plugin makes a new instance of i18next whenever a page is rendered.
 */
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { createElement } from 'react';
import { I18nextProvider } from './react-i18next';
import { Translator } from './translator';

type PageWords = {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly language: string; readonly data: string };
  }[];
};
type Data = { readonly locales?: PageWords } | undefined;

const NONE: PageWords = { edges: [] };
const translators = new WeakMap<PageWords, Translator>();
/** By their text: pages of a template hold the same words. */
const parsed = new Map<string, unknown>();

/** Every page query selects its words as `locales`; they keep their translator as long as the page has them. */
function translatorOf(language: string, locales: PageWords): Translator {
  const known = translators.get(locales);
  if (known?.language === language) return known;
  const words: Record<string, Record<string, unknown>> = {};
  for (const { node } of locales.edges) (words[node.language] ??= {})[node.ns] = parse(node.data);
  const translator = new Translator(language, words);
  translators.set(locales, translator);
  return translator;
}

function parse(data: string): unknown {
  const known = parsed.get(data) ?? (JSON.parse(data) as unknown);
  parsed.set(data, known);
  return known;
}

export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data, { locale: string }>) {
  const i18n = translatorOf(props.pageContext.locale, props.data?.locales ?? NONE);
  return createElement(I18nextProvider, { i18n }, element);
}
