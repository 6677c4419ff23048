import type { Locale } from '../../config/locales';
import { countryIcon } from '../../content/country/icon';
import { useWords } from '../../i18n/use-words';
import { homePath } from '../../routing/paths';
import { DisclosureLink, Icon, Overlay } from '../../ui';
import { isOpen, isVisible } from './menu-state';
import * as styles from './Menus.module.css';
import type { Menu } from './useMenu';

export type Destination = { readonly name: string; readonly path: string; readonly icon: string | null };

type DestinationMenuProps = {
  locale: Locale;
  menu: Menu;
  destinations: readonly Destination[];
  country?: { readonly name: string; readonly path: string } | undefined;
  isFixed: boolean;
  onClose: () => void;
};

/** “Where do you want to go?”, or the country one is in; opens the three destinations of the menu (SPEC §2, §9). */
export function DestinationMenu({
  locale,
  menu,
  destinations,
  country,
  isFixed,
  onClose,
}: DestinationMenuProps) {
  const t = useWords('common');
  const { state, dispatch, isSmall } = menu;
  const label = isFixed ? t('destinations') : (country?.name ?? t('menu.where'));
  // Fades out for 200 ms, unlike the other panels.
  const isLeaving = state.panel === 'destinations' && state.phase === 'closing';
  return (
    <div className={styles.item}>
      <DisclosureLink
        href={`${homePath(locale)}#destinations`}
        isExpanded={state.panel === 'destinations' && isOpen(state)}
        isDisabled={!state.isEnabled}
        className={styles.button}
        onPress={() => dispatch({ type: 'pressed', panel: 'destinations' })}
      >
        {label}
        <Icon name="ui-expand" />
      </DisclosureLink>
      {isVisible(state, 'destinations') || isLeaving ? (
        <Overlay
          title={t('menu.where')}
          closeLabel={t('close')}
          onClose={onClose}
          isModal={isSmall}
          className={isLeaving ? styles.leaving : undefined}
        >
          <ul role="list" className={styles.destinations}>
            {destinations.map(({ name, path, icon }) => (
              <li key={path}>
                <a href={path} aria-current={path === country?.path ? 'true' : undefined}>
                  <Icon name={countryIcon(icon)} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Overlay>
      ) : null}
    </div>
  );
}
