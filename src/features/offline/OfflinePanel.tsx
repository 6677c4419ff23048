import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { MissingPage } from './MissingPage';
import { Offer } from './Offer';
import * as styles from './Offline.module.css';
import { OutcomeText } from './OutcomeText';
import { SavedCountry } from './SavedCountry';
import { usePacks } from './usePacks';
import { WorkProgress } from './WorkProgress';

type Country = { readonly name: string; readonly path: string };
export type OfflinePanelProps = { locale: Locale; countries: readonly Country[] };

/** Shows the countries that are saved on this device, and those that can be. */
export function OfflinePanel({ locale, countries }: OfflinePanelProps) {
  const t = useWords('offline');
  const { saved, work, outcome, save, remove, cancel } = usePacks();
  const others = countries.filter(({ path }) => !saved?.some((pack) => pack.path === path));
  const [chosenPath, choose] = useState(() => chosenByLink(countries));
  const chosen = others.find(({ path }) => path === chosenPath);
  const report = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone, so the focus moves to the report.
  useEffect(() => {
    if (outcome) report.current?.focus();
  }, [outcome]);

  if (!saved) return <p>{t('loading')}</p>;
  return (
    <div className={styles.panel}>
      <MissingPage />
      <div ref={report} tabIndex={-1} role="status" className={styles.report}>
        {outcome ? <OutcomeText locale={locale} outcome={outcome} /> : null}
      </div>
      {work ? <WorkProgress locale={locale} work={work} onCancel={cancel} /> : null}
      {saved.length > 0 ? (
        <section>
          <h2>{t('saved')}</h2>
          <ul className={styles.countries}>
            {saved.map((pack) => (
              <SavedCountry
                key={pack.path + pack.version}
                locale={locale}
                pack={pack}
                isBusy={work !== undefined}
                onUpdate={(list) => void save(list, pack.withPictures)}
                onDelete={() => void remove(pack)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2>{t('choose')}</h2>
        <p>{others.length > 0 ? t('chooseText') : t('allSaved')}</p>
        <ul className={styles.choices}>
          {others.map(({ name, path }) => (
            <li key={path}>
              <button
                type="button"
                className={styles.button}
                aria-pressed={chosen?.path === path}
                onClick={() => choose(path)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        {chosen ? (
          <Offer
            key={chosen.path}
            locale={locale}
            country={chosen}
            isBusy={work !== undefined}
            onSave={(list, withPictures) => void save(list, withPictures)}
          />
        ) : null}
      </section>
    </div>
  );
}

/** A link of the country's pages names it (`?c=islande`). */
function chosenByLink(countries: readonly Country[]): string | undefined {
  const slug = new URLSearchParams(window.location.search).get('c');
  return countries.find(({ path }) => path.split('/')[2] === slug)?.path;
}
