import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../config/locales';
import { filesOf, type PackList, weightOf } from '../../content/pack/list';
import { useWords } from '../../i18n/use-words';
import { formatBytes } from './bytes';
import * as styles from './Offline.module.css';
import { useOffer } from './useOffer';

type OfferProps = {
  locale: Locale;
  country: { readonly name: string; readonly path: string };
  isBusy: boolean;
  onSave: (list: PackList, withPictures: boolean) => void;
};

/** A country that can be saved, with what it weighs before anybody presses. */
export function Offer({ locale, country, isBusy, onSave }: OfferProps) {
  const t = useWords('offline');
  const [attempt, setAttempt] = useState(0);
  const list = useOffer(country.path, attempt);
  const [withPictures, setWithPictures] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffered = list !== undefined && list !== 'none';
  // The button that asked again is gone with the answer.
  useEffect(() => {
    if (attempt > 0 && isOffered) heading.current?.focus();
  }, [attempt, isOffered]);
  if (list === undefined) return <p role="status">{t('checking')}</p>;
  if (list === 'none')
    return (
      <>
        <p role="alert">{t('unavailable')}</p>
        <button type="button" className={styles.button} onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </button>
      </>
    );
  const size = (pictures: boolean) => {
    const { sent, bytes } = weightOf(filesOf(list, pictures));
    return t('size', { sent: formatBytes(sent, locale), bytes: formatBytes(bytes, locale) });
  };
  const extents = list.pictures.length > 0 ? [false, true] : [false];
  return (
    <form
      className={styles.offer}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(list, withPictures);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {country.name}
      </h3>
      <fieldset>
        <legend>{t('extent')}</legend>
        {extents.map((pictures) => (
          <label key={String(pictures)} className={styles.extent}>
            <input
              type="radio"
              name={id}
              checked={withPictures === pictures}
              onChange={() => setWithPictures(pictures)}
            />
            <span>
              {t(pictures ? 'withPictures' : 'base')}
              <small>{size(pictures)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className={styles.button} disabled={isBusy}>
        {t('save', { country: country.name })}
      </button>
    </form>
  );
}
