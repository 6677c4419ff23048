/** The languages of the site, in the order of their importance (SPEC §1). Everything else about languages is derived from this list. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Default and fallback language; its home page is `/` (SPEC §2). */
export const DEFAULT_LOCALE: Locale = 'fr';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The name of each language in that language itself, for the language switcher. */
export const LOCALE_NAMES: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** Territory-qualified codes, where a format asks for one (Open Graph). */
export const LOCALE_TERRITORIES: Record<Locale, string> = { fr: 'fr_FR', en: 'en_GB' };
