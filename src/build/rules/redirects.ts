import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import { homePath } from '../../routing/paths';

export type Redirect = { readonly from: string; readonly to: string; readonly status: 301 };

/** The default language's home page has one address. Earlier slugs join here once the CMS keeps them. */
export function fixedRedirects(): Redirect[] {
  return LOCALES.filter((locale) => homePath(locale) !== `/${locale}/`).map((locale) => ({
    from: `/${locale}/`,
    to: homePath(DEFAULT_LOCALE),
    status: 301,
  }));
}
