import type { ReactNode } from 'react';
import type { CountryMenu } from '../../content/menu/types';
import { useWords } from '../../i18n/use-words';
import { Icon } from '../../ui';
import * as styles from './Panel.module.css';
import { useCountryMenu } from './useCountryMenu';

type LoadedPanelProps = {
  url: string;
  /** Address of the country's page, which holds the same links: visitors are led there when the menu fails to load. */
  countryPath: string;
  children: (menu: CountryMenu) => ReactNode;
};

/** A panel's content once its menu is there; until then, or when it cannot be had, it says so. */
export function LoadedPanel({ url, countryPath, children }: LoadedPanelProps) {
  const t = useWords('common');
  const [loaded, retry] = useCountryMenu(url);
  if (loaded.status === 'ready') return <>{children(loaded.menu)}</>;
  if (loaded.status === 'loading') return <p role="status">{t('menu.loading')}</p>;
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('menu.failed')}</p>
      <p>
        <button type="button" onClick={retry} className={styles.retry}>
          <Icon name="ui-retry" />
          {t('menu.retry')}
        </button>
      </p>
      <p>
        <a href={countryPath}>{t('menu.onCountryPage')}</a>
      </p>
    </div>
  );
}
