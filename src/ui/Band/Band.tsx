import type { ReactNode } from 'react';
import * as styles from './Band.module.css';

type BandProps = {
  children: ReactNode;
  title?: string | undefined;
  id?: string | undefined;
  /** `sunk` sets a section apart from the paper around it. */
  tone?: 'plain' | 'sunk';
  /** Left out in print, because it only links elsewhere or asks for input. */
  isScreenOnly?: boolean;
};

/** A section of a page, as wide as the page, with an optional heading that names it. */
export function Band({ children, title, id, tone = 'plain', isScreenOnly = false }: BandProps) {
  return (
    <section
      id={id}
      className={tone === 'sunk' ? styles.sunk : styles.plain}
      data-below
      data-print={isScreenOnly ? 'hide' : undefined}
    >
      <div className={styles.inner}>
        {title ? <h2 className={styles.title}>{title}</h2> : null}
        {children}
      </div>
    </section>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
