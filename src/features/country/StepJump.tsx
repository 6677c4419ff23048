import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/use-words';
import * as styles from './StepJump.module.css';
import { useCurrentStep } from './useCurrentStep';

export type Stop = { readonly number: number; readonly id: string; readonly title: string };

/**
 * Jumps to a step and says which one is being read. On large screens a list beside the path, below that a strip of
 * numbers above it; plain links either way, so that it works without scripts.
 * @param props.stops must not change
 */
export function StepJump({ stops, ids }: { stops: readonly Stop[]; ids: readonly string[] }) {
  const t = useWords('country');
  const current = useCurrentStep(ids);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => revealCurrent(list.current), [current]);
  return (
    <nav className={styles.jump} aria-label={t('jumpToStep')} data-print="hide">
      <p className={styles.here} aria-hidden="true">
        {stops.find(({ id }) => id === current)?.title ?? t('jumpToStep')}
      </p>
      <ol role="list" ref={list} className={styles.stops}>
        {stops.map(({ number, id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
              <span className={styles.number}>{number}</span>
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Large text makes the strip longer than the screen; it follows without moving the page. */
function revealCurrent(list: HTMLElement | null) {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !link) return;
  list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
