import { countryIcon } from '../../content/country/icon';
import { useWords } from '../../i18n/use-words';
import { menuDataPath } from '../../routing/paths';
import { DisclosureLink, Icon, Overlay } from '../../ui';
import { GuidesPanel } from './GuidesPanel';
import { LoadedPanel } from './LoadedPanel';
import { isOpen, isVisible } from './menu-state';
import * as styles from './Menus.module.css';
import { ToolsPanel } from './ToolsPanel';
import type { Menu } from './useMenu';

export type MenuCountry = {
  readonly name: string;
  readonly path: string;
  readonly icon: string | null;
  /** Only a main country has steps and regions to list. */
  readonly isMain: boolean;
};

/** Opens the search; without scripts it leads to the pages that could be found. */
export type MenuSearch = { readonly href: string; readonly onPress: () => void };

type CountryMenuProps = {
  menu: Menu;
  country: MenuCountry;
  currentPath: string;
  isHidden: boolean;
  search: MenuSearch;
  onClose: () => void;
};

/** Anchors of the country page that hold the same links for readers without scripts. */
const PANELS = [
  { panel: 'tools', icon: 'ui-tools', anchor: '#path' },
  { panel: 'guides', icon: 'ui-guides', anchor: '#guides' },
] as const;

/** Tools and tips, travel guides, and on an article the way to the country's own page (SPEC §2). */
export function CountryMenu({ menu, country, currentPath, isHidden, search, onClose }: CountryMenuProps) {
  const t = useWords('common');
  const { state, dispatch, isSmall } = menu;
  const isArticle = currentPath !== country.path;
  if (!isArticle && !country.isMain) return null;
  const panels = country.isMain ? PANELS : [];
  const expansion = {
    expanded: state.expanded,
    onToggle: (id: string, isExpanded: boolean) => dispatch({ type: 'toggled', id, isExpanded }),
  };
  return (
    <nav
      aria-label={t('menu.country', { country: country.name })}
      className={styles.country}
      data-hidden={isHidden || undefined}
      data-print="hide"
    >
      {isArticle ? (
        <a href={country.path} className={styles.home}>
          <Icon name={countryIcon(country.icon)} />
          <span className={styles.homeText}>{t('menu.homeOf', { country: country.name })}</span>
        </a>
      ) : null}
      {panels.map(({ panel, icon, anchor }) => (
        <div key={panel} className={styles.item}>
          <DisclosureLink
            href={country.path + anchor}
            isExpanded={state.panel === panel && isOpen(state)}
            isDisabled={!state.isEnabled}
            className={styles.button}
            onPress={() => dispatch({ type: 'pressed', panel })}
          >
            <Icon name={icon} />
            {t(`menu.${panel}`)}
          </DisclosureLink>
          {isVisible(state, panel) ? (
            <Overlay title={t(`menu.${panel}`)} closeLabel={t('close')} onClose={onClose} isModal={isSmall}>
              <LoadedPanel url={menuDataPath(country.path)} countryPath={country.path}>
                {({ steps, regions }) =>
                  panel === 'tools' ? (
                    <ToolsPanel steps={steps} currentPath={currentPath} expansion={expansion} />
                  ) : (
                    <GuidesPanel
                      regions={regions}
                      currentPath={currentPath}
                      isSmall={isSmall}
                      expansion={expansion}
                    />
                  )
                }
              </LoadedPanel>
            </Overlay>
          ) : null}
        </div>
      ))}
      <div className={`${styles.item} ${styles.onPhones}`}>
        <DisclosureLink href={search.href} className={styles.button} onPress={search.onPress}>
          <Icon name="ui-search" />
          {t('search.open')}
        </DisclosureLink>
      </div>
    </nav>
  );
}
