import { useTranslation } from 'react-i18next';
import type { Locale } from '../config/locales';
import { MENU_DESTINATIONS } from '../config/taxonomy';
import { LanguageLink } from '../features/language/LanguageLink';
import type { Alternate } from '../routing/alternates';
import { homePath } from '../routing/paths';
import { Link } from '../ui';
import { useFrameData } from './frame-data';
import { Logo } from './Logo';
import * as styles from './Header.module.css';

type HeaderProps = { locale: Locale; alternates: readonly Alternate[] };

/** Name and logo to the home page, the three destinations of the menu, the page in the other language (SPEC §2). */
export function Header({ locale, alternates }: HeaderProps) {
  const { t } = useTranslation('common');
  const { brand, mainCountries } = useFrameData(locale);
  const destinations = MENU_DESTINATIONS.flatMap(
    (reference) => mainCountries.find((country) => country.reference === reference) ?? [],
  );
  return (
    <header className={styles.header} data-print="hide">
      <Link href={homePath(locale)} className={styles.brand}>
        <Logo />
        {brand?.name}
      </Link>
      <nav aria-label={t('destinations')} className={styles.destinations}>
        <ul>
          {destinations.map(({ path, name }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLink locale={locale} alternates={alternates} className={styles.language} />
    </header>
  );
}
