import { useWords } from '../../i18n/use-words';
import { DisclosureLink, Icon } from '../../ui';
import * as styles from './SearchButton.module.css';
import type { SearchState } from './useSearchDialog';

type SearchButtonProps = {
  search: SearchState;
  /** The page that the button leads to without scripts. */
  href: string;
};

/** Opens the search, and says so when that cannot be had. */
export function SearchButton({ search, href }: SearchButtonProps) {
  const t = useWords('common');
  return (
    <>
      <DisclosureLink href={href} onPress={search.open} className={styles.button}>
        <Icon name="ui-search" />
        <span className={styles.name}>{t('search.open')}</span>
      </DisclosureLink>
      {search.hasFailed ? (
        <span role="alert" className={styles.failed}>
          {t('search.failed')}
        </span>
      ) : null}
    </>
  );
}
