import { useTranslation } from 'react-i18next';
import * as styles from './Article.module.css';

type ContentsProps = {
  headings: readonly { readonly id: string; readonly depth: number; readonly text: string }[];
};

/** The table of contents of a text that has enough of it. */
export function Contents({ headings }: ContentsProps) {
  const { t } = useTranslation('article');
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 3) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
