import { useEffect } from 'react';
import type { Locale } from '../../config/locales';
import { CountryMenu, type MenuCountry, type MenuSearch } from './CountryMenu';
import { DestinationMenu, type Destination } from './DestinationMenu';
import { isOpen } from './menu-state';
import * as styles from './Menus.module.css';
import { useMenu } from './useMenu';

type MenusProps = {
  locale: Locale;
  destinations: readonly Destination[];
  /** The country that the page belongs to. */
  country?: MenuCountry | undefined;
  currentPath: string;
  /** The banner has been scrolled past and stays at the top. */
  isFixed: boolean;
  /** The country menu is hidden by the scroll. */
  isHidden: boolean;
  /** The way to the search, for phones; the banner has another. */
  search: MenuSearch;
};

/** The destination menu and, under a country, its menu: one of their panels is open at a time (SPEC §2, §4). */
export function Menus({ locale, destinations, country, currentPath, isFixed, isHidden, search }: MenusProps) {
  const menu = useMenu();
  const { state, dispatch, isSmall } = menu;
  useEffect(() => {
    if (isHidden) dispatch({ type: 'reset' });
  }, [isHidden, dispatch]);
  const close = () => dispatch({ type: 'dismissed' });
  return (
    <div
      className={styles.menus}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Only what hangs from its button closes when the keyboard moves on; an overlay holds it.
        if (!isSmall && relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <DestinationMenu
        locale={locale}
        menu={menu}
        destinations={destinations}
        country={country}
        isFixed={isFixed}
        onClose={close}
      />
      {country ? (
        <CountryMenu
          menu={menu}
          country={country}
          currentPath={currentPath}
          isHidden={isHidden}
          search={search}
          onClose={close}
        />
      ) : null}
      {!isSmall && isOpen(state) ? (
        <div className={styles.dim} data-testid="dim" onPointerDown={close} />
      ) : null}
    </div>
  );
}
