import { THEME_COLOURS } from '../../config/colours';
import type { Locale } from '../../config/locales';
import { BRAND } from '../../config/site';
import { countryPath, homePath } from '../../routing/paths';

/** The destinations that a long press on the installed icon offers; their addresses are those of SPEC §2. */
const SHORTCUTS: Record<Locale, readonly { name: string; slug: string }[]> = {
  fr: [
    { name: 'Islande', slug: 'islande' },
    { name: 'Hawaï', slug: 'hawaii' },
    { name: 'États-Unis', slug: 'etats-unis' },
    { name: 'Polynésie française', slug: 'polynesie-francaise' },
  ],
  en: [
    { name: 'Iceland', slug: 'iceland' },
    { name: 'Hawaii', slug: 'hawaii' },
    { name: 'United States', slug: 'united-states' },
    { name: 'French Polynesia', slug: 'french-polynesia' },
  ],
};

const SCREENS: Record<Locale, Record<'narrow' | 'wide', string>> = {
  fr: { narrow: 'La page de l’Islande sur un téléphone', wide: 'La page d’accueil' },
  en: { narrow: 'Iceland’s page on a phone', wide: 'The home page' },
};

const SIZES = { narrow: '540x960', wide: '1280x720' } as const;

/** Options of gatsby-plugin-manifest: one manifest per language. */
export function manifestOptions() {
  return {
    ...wordsOf('fr'),
    display: 'standalone',
    background_color: '#faf7f1',
    theme_color: THEME_COLOURS.site.light,
    // PageHead writes the theme colour of each country and scheme, and gatsby-ssr the icons.
    theme_color_in_head: false,
    include_favicon: false,
    legacy: false,
    cache_busting_mode: 'none',
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/app/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    localize: [wordsOf('en')],
  };
}

function wordsOf(locale: Locale) {
  return {
    start_url: homePath(locale),
    scope: '/',
    lang: locale,
    name: BRAND.name,
    short_name: BRAND.name,
    description: BRAND.tagline[locale],
    shortcuts: SHORTCUTS[locale].map(({ name, slug }) => ({ name, url: countryPath(locale, slug) })),
    screenshots: (['narrow', 'wide'] as const).map((form) => ({
      src: `/app/screen-${locale}-${form}.jpg`,
      sizes: SIZES[form],
      type: 'image/jpeg',
      label: SCREENS[locale][form],
    })),
  };
}
