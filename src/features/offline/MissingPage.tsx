import { useWords } from '../../i18n/use-words';
import * as styles from './Offline.module.css';

/** Says which page the worker led away from, because it is not saved. */
export function MissingPage() {
  const t = useWords('offline');
  const page = new URLSearchParams(window.location.search).get('page');
  if (!page || !isPathHere(page)) return null;
  return (
    <div className={styles.missing}>
      <p>{t('notSaved', { page })}</p>
      <p>
        <a href={page}>{t('tryAgain')}</a>
      </p>
    </div>
  );
}

/** Checks an address that anybody can have written: a path of this site as the worker writes it, and nothing else. */
function isPathHere(page: string): boolean {
  if (!/^\/(?![/\\])/.test(page)) return false;
  const { pathname, search } = new URL(page, window.location.origin);
  return pathname + search === page;
}
