import { BREAKPOINTS } from '../config/interaction';
import type { Locale } from '../config/locales';
import { MENU_DESTINATIONS } from '../config/taxonomy';
import { LanguageLink } from '../features/language/LanguageLink';
import type { MenuCountry } from '../features/menu/CountryMenu';
import { Menus } from '../features/menu/Menus';
import { useScroll } from '../features/navigation/useScroll';
import { SearchButton } from '../features/search/SearchButton';
import { useSearchDialog } from '../features/search/useSearchDialog';
import { useWords } from '../i18n/use-words';
import type { Alternate } from '../routing/alternates';
import { homePath } from '../routing/paths';
import { useIsSmall } from '../ui';
import { useFrameData } from './frame-data';
import * as styles from './Header.module.css';
import { Logo } from './Logo';

type HeaderProps = {
  locale: Locale;
  path: string;
  alternates: readonly Alternate[];
  country?: MenuCountry | undefined;
};

/** Height of the banner in CSS pixels on large screens; the style sheet says the same. */
const BANNER_HEIGHT = 72;

/** Name and logo to the home page, the menus, this page in the other language (SPEC §2). */
export function Header({ locale, path, alternates, country }: HeaderProps) {
  const { brand, mainCountries, pageOf } = useFrameData(locale);
  const sitemapPath = pageOf('sitemap')?.path;
  const search = useSearchDialog({ locale, countryPath: country?.path, sitemapPath });
  const withoutScripts = sitemapPath ?? homePath(locale);
  const t = useWords('common');
  const isSmall = useIsSmall(BREAKPOINTS.menus);
  const { isPast, isHidden } = useScroll(({ y, isMenuHidden }) => ({
    isPast: y > BANNER_HEIGHT,
    isHidden: isMenuHidden,
  }));
  // On small screens the banner is never fixed, except on the home page (SPEC §2).
  const isFixed = isPast && (!isSmall || path === homePath(locale));
  const destinations = MENU_DESTINATIONS.flatMap(
    (reference) => mainCountries.find((main) => main.reference === reference) ?? [],
  );
  return (
    <div className={styles.place} data-print="hide">
      <header className={isFixed ? styles.fixed : styles.banner} data-fixed={isFixed || undefined}>
        <div className={styles.row}>
          <a href={homePath(locale)} className={styles.brand}>
            <Logo />
            <span>{brand?.name}</span>
            <span className="visually-hidden">{` – ${t('home')}`}</span>
          </a>
          <Menus
            locale={locale}
            destinations={destinations}
            country={country}
            currentPath={path}
            isFixed={isFixed}
            isHidden={isHidden}
            search={{ href: withoutScripts, onPress: search.open }}
          />
          <SearchButton search={search} href={withoutScripts} />
          <LanguageLink locale={locale} alternates={alternates} className={styles.language} />
        </div>
      </header>
      {search.dialog}
    </div>
  );
}
