import type { SearchAnswer, SearchResult } from '../../content/search/types';
import { ResultText } from './ResultText';
import * as styles from './Search.module.css';
import type { SearchWords } from './words';

type OptionsProps = {
  answer: SearchAnswer | undefined;
  chosen: number | undefined;
  /** Ids of the options are made of it and their numbers. */
  id: string;
  t: SearchWords;
  onLeave: () => void;
};

/** Shows the content of a list box: exact results, then close ones under a name of their own. */
export function Options({ answer, chosen, id, t, onLeave }: OptionsProps) {
  const { exact = [], close = [] } = answer ?? {};
  const option = (result: SearchResult, index: number) => (
    <a
      key={result.entry.id}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === chosen}
      tabIndex={-1}
      href={result.entry.path}
      className={styles.option}
      onClick={onLeave}
    >
      <ResultText result={result} t={t} />
    </a>
  );
  return (
    <>
      {exact.map(option)}
      {close.length > 0 ? (
        <div role="group" aria-label={t('closeResults')}>
          <p className={styles.heading} aria-hidden="true">
            {t('closeResults')}
          </p>
          {close.map((result, index) => option(result, exact.length + index))}
        </div>
      ) : null}
    </>
  );
}
