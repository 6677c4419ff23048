import { useWords } from '../../i18n/use-words';
import * as styles from './Offline.module.css';

/** Says which page the worker led away from, because it is not saved. */
export function MissingPage() {
  const t = useWords('offline');
  const page = new URLSearchParams(window.location.search).get('page');
  // Anybody can write such an address: a path of this site, and nothing else.
  if (!page || !/^\/(?!\/)[\w\-./?=&%]*$/.test(page)) return null;
  return (
    <div className={styles.missing}>
      <p>{t('notSaved', { page })}</p>
      <p>
        <a href={page}>{t('tryAgain')}</a>
      </p>
    </div>
  );
}
