import type { CountryReference } from './taxonomy';

/** Colours outside the style sheets: what browsers paint around a page, and share pictures. src/styles/tokens.css holds the rest. */

type Scheme = 'light' | 'dark';
type Palette = CountryReference | 'site';

/** The browser's own bars, by country and scheme. */
export const THEME_COLOURS: Record<Palette, Record<Scheme, string>> = {
  site: { light: '#12283a', dark: '#0b1b28' },
  islande: { light: '#1d2733', dark: '#141c26' },
  usa: { light: '#2b1d2e', dark: '#1e1520' },
  hawaii: { light: '#143f33', dark: '#0e2a22' },
  polynesie: { light: '#0c4450', dark: '#092e36' },
};

export const SHARE_COLOURS: Record<Palette, { readonly accent: string; readonly deep: string }> = {
  site: { accent: '#0b5c73', deep: '#12283a' },
  islande: { accent: '#4d7d92', deep: '#1d2733' },
  usa: { accent: '#a8401f', deep: '#2b1d2e' },
  hawaii: { accent: '#0b6f7c', deep: '#143f33' },
  polynesie: { accent: '#0b7f8b', deep: '#0c4450' },
};
