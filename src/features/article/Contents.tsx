import { useWords } from '../../i18n/use-words';
import * as styles from './Contents.module.css';
import { useCurrentSection } from './useCurrentSection';

type Heading = { readonly id: string; readonly depth: number; readonly text: string };
type ContentsProps = { headings: readonly Heading[] };

/** The sections that a table of contents lists; a short text needs none. */
function sectionsOf(headings: readonly Heading[]): readonly Heading[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length < 3 ? [] : sections;
}

/**
 * The table of contents: beside the text on large screens, where it follows the reading, and folded up before it on small
 * ones. Both stand in the page, and the style sheet shows one, so that it works without scripts.
 */
export function Contents({ headings }: ContentsProps) {
  const t = useWords('article');
  const sections = sectionsOf(headings);
  const current = useCurrentSection(sections.map(({ id }) => id));
  if (sections.length === 0) return null;
  const list = (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.folded} aria-label={t('contentsFolded')} data-print="hide">
        <details>
          <summary>{t('contents')}</summary>
          {list}
        </details>
      </nav>
      <nav className={styles.beside} aria-labelledby="contents" data-print="hide">
        <h2 id="contents">{t('contents')}</h2>
        {list}
      </nav>
    </>
  );
}
