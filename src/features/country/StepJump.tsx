import { useEffect, useRef } from 'react';
import { PATH_STEPS } from '../../config/taxonomy';
import { useWords } from '../../i18n/use-words';
import * as styles from './StepJump.module.css';
import { useCurrentStep } from './useCurrentStep';

/**
 * Jumps to a step and says which one is being read. On large screens a list beside the path, below that a strip above it
 * that scrolls sideways; plain links either way, so that it works without scripts. Its words are short and the same for
 * every country.
 * @param props.ids of the eight steps in their order; must not change
 */
export function StepJump({ ids }: { ids: readonly string[] }) {
  const t = useWords('country');
  const current = useCurrentStep(ids);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => revealCurrent(list.current), [current]);
  return (
    <nav className={styles.jump} aria-label={t('jumpToStep')} data-print="hide">
      <ol role="list" ref={list} className={styles.stops}>
        {PATH_STEPS.map((number, index) => {
          const id = ids[index];
          return (
            <li key={number}>
              <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
                <span className={styles.number}>{number}</span> {t(`shortSteps.${number}`)}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The strip follows without moving the page. */
function revealCurrent(list: HTMLElement | null) {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !link) return;
  list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
