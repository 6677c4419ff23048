/**
 * Stands in for `react-i18next` in what visitors load (src/build/browser-code.ts). Components import the library and are
 * checked against its types; tests run them with it.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Translator } from './translator';

const Language = createContext<Translator | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: Translator; children?: ReactNode }) {
  return createElement(Language.Provider, { value: i18n }, children);
}

export function useTranslation(namespace = 'common') {
  const i18n = useContext(Language);
  if (!i18n) throw new Error('interface words are asked for outside of a page');
  return { i18n, t: i18n.getFixedT(null, namespace) };
}
