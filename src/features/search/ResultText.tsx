import { memo } from 'react';
import type { Piece, SearchResult } from '../../content/search/types';
import * as styles from './Search.module.css';
import type { SearchWords } from './words';

type ResultTextProps = { result: SearchResult; t: SearchWords };

/** Describes a result: what and where it is, its title, and the sentence that matches. */
export const ResultText = memo(function ResultText({ result, t }: ResultTextProps) {
  const { entry, title, sentence } = result;
  return (
    <>
      <span className={styles.kind}>
        {[t(`kinds.${entry.kind}`), entry.country, entry.region].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
      {sentence.length > 0 ? (
        <span className={styles.sentence}>
          <Marked pieces={sentence} />
        </span>
      ) : null}
    </>
  );
});

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>{pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</>
  );
}
