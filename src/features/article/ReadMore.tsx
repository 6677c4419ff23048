import { useWords } from '../../i18n/use-words';
import { Band, Icon } from '../../ui';
import * as styles from './ReadMore.module.css';

type Target = { readonly path: string; readonly title: string; readonly shortTitle: string | null };

type ReadMoreProps = {
  previous: Target | null;
  next: Target | null;
  /** The group that the articles have in common: a step, a region, a country. */
  group?: string | undefined;
};

/** The articles before and after this one in its step or region (src/content/article/order.ts). */
export function ReadMore({ previous, next, group }: ReadMoreProps) {
  const t = useWords('article');
  if (!previous && !next) return null;
  return (
    <Band isScreenOnly>
      <nav className={styles.more} aria-labelledby="read-more">
        <h2 id="read-more" className={styles.title}>
          {t('readMore')}
          {group ? <span className={styles.group}> {group}</span> : null}
        </h2>
        <ul role="list">
          {previous ? <Neighbour {...previous} rel="prev" label={t('previous')} /> : null}
          {next ? <Neighbour {...next} rel="next" label={t('next')} /> : null}
        </ul>
      </nav>
    </Band>
  );
}

function Neighbour({
  path,
  title,
  shortTitle,
  rel,
  label,
}: Target & { rel: 'prev' | 'next'; label: string }) {
  return (
    <li className={styles[rel]}>
      <a href={path} rel={rel}>
        <Icon name={rel === 'prev' ? 'ui-previous' : 'ui-next'} className={styles.arrow} />
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{shortTitle ?? title}</span>
      </a>
    </li>
  );
}
