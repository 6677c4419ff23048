import type { Locale } from './locales';

/** The working brand. The CMS's `site` entry has the last word; this stands in until an editor has filled it. */
export const BRAND: { readonly name: string; readonly tagline: Record<Locale, string> } = {
  name: 'Grand Large',
  tagline: {
    fr: 'Préparez le voyage dont vous rêvez',
    en: 'Plan the journey you dream of',
  },
};

/** SPEC §9: the version of the original's configuration. DECISIONS 12 keeps it here; no code reads it. @public */
export const SITE_VERSION = '0.7.23';
/** SPEC §9: the year of the copyright line. */
export const COPYRIGHT_YEAR = 2022;

/** SPEC §2: title template '%s - {site}'. */
export function documentTitle(title: string, siteName: string): string {
  return title === siteName ? siteName : `${title} - ${siteName}`;
}
