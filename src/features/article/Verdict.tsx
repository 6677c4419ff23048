import { useWords } from '../../i18n/use-words';
import * as styles from './Article.module.css';

type VerdictProps = Pick<Queries.ArticlePageFragment, 'opinion' | 'likes' | 'dislikes'>;

/** Our opinion, what we like, and what we like less (SPEC §1). */
export function Verdict({ opinion, likes, dislikes }: VerdictProps) {
  const t = useWords('article');
  if (!opinion && likes.length === 0 && dislikes.length === 0) return null;
  return (
    <div className={styles.verdict} id="opinion">
      {opinion ? (
        <section>
          <h2>{t('opinion')}</h2>
          <p className={styles.opinion}>{opinion}</p>
        </section>
      ) : null}
      <div className={styles.sides}>
        <Side title={t('likes')} lines={likes} mark="+" />
        <Side title={t('dislikes')} lines={dislikes} mark="–" />
      </div>
    </div>
  );
}

function Side({ title, lines, mark }: { title: string; lines: readonly string[]; mark: string }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.side} data-mark={mark}>
      <h3>{title}</h3>
      <ul className={styles.lines} role="list">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
