import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui';
import * as styles from './Panel.module.css';

type AccordionProps = {
  title: ReactNode;
  icon?: string | undefined;
  isExpanded: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One step or region of a panel: a heading that is a button, and what it expands. */
export function Accordion({ title, icon, isExpanded, onToggle, children }: AccordionProps) {
  const id = useId();
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        <button type="button" aria-expanded={isExpanded} aria-controls={id} onClick={onToggle}>
          {icon ? <Icon name={icon} className={styles.groupIcon} /> : null}
          <span>{title}</span>
          <Icon name="ui-expand" className={styles.chevron} />
        </button>
      </h3>
      <div id={id} hidden={!isExpanded}>
        {children}
      </div>
    </section>
  );
}
