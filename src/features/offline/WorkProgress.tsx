import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { formatBytes } from './bytes';
import * as styles from './Offline.module.css';
import type { Work } from './usePacks';

type WorkProgressProps = { locale: Locale; work: Work; onCancel: () => void };

/** Shows how far a save has come, in bytes that travel. */
export function WorkProgress({ locale, work: { name, done, all }, onCancel }: WorkProgressProps) {
  const t = useWords('offline');
  const label = t('saving', { country: name });
  return (
    <div className={styles.work}>
      <p>{label}</p>
      <progress className={styles.progress} aria-label={label} value={done} max={Math.max(all, 1)} />
      <p>{t('progress', { done: formatBytes(done, locale), all: formatBytes(all, locale) })}</p>
      <button type="button" className={styles.button} onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}
