import { useId } from 'react';
import type { Locale } from '../../config/locales';
import { difference, filesOf, type PackList, weightOf } from '../../content/pack/list';
import { isOutdated, type SavedPack } from '../../content/pack/saved';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import { formatBytes } from './bytes';
import * as styles from './Offline.module.css';
import { useOffer } from './useOffer';

type SavedCountryProps = {
  locale: Locale;
  pack: SavedPack;
  isBusy: boolean;
  onUpdate: (list: PackList) => void;
  onDelete: () => void;
};

/** A country on this device: what it is, whether the site has a newer one, and its two buttons. */
export function SavedCountry({ locale, pack, isBusy, onUpdate, onDelete }: SavedCountryProps) {
  const t = useWords('offline');
  const list = useOffer(pack.path);
  const id = useId();
  const newer = list !== undefined && list !== 'none' && isOutdated(pack, list) ? list : undefined;
  const savedOn = t(pack.withPictures ? 'savedOnPictures' : 'savedOn', {
    date: formatDate(new Date(pack.savedAt).toISOString(), locale),
    bytes: formatBytes(weightOf(pack.files).bytes, locale),
  });
  return (
    <li className={styles.country}>
      <h3 id={id}>
        <a href={pack.path}>{pack.name}</a>
        {pack.locale === locale ? null : ` (${t(`languages.${pack.locale}`)})`}
      </h3>
      <p>{savedOn}</p>
      <p>{newer ? t('newer', { sent: formatBytes(toFetch(newer, pack), locale) }) : t(ageOf(list))}</p>
      <div className={styles.buttons}>
        {newer ? (
          <button
            type="button"
            className={styles.button}
            disabled={isBusy}
            aria-describedby={id}
            onClick={() => onUpdate(newer)}
          >
            {t('update')}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          disabled={isBusy}
          aria-describedby={id}
          onClick={onDelete}
        >
          {t('delete')}
        </button>
      </div>
    </li>
  );
}

/** Names what can be said of a pack that is not known to be outdated. */
function ageOf(list: PackList | 'none' | undefined): 'asking' | 'unknown' | 'newest' {
  if (list === undefined) return 'asking';
  return list === 'none' ? 'unknown' : 'newest';
}

function toFetch(list: PackList, { withPictures, files }: SavedPack): number {
  return weightOf(difference(filesOf(list, withPictures), files).changed).sent;
}
