import { useMemo, type ReactNode } from 'react';
import { PATH_STEPS } from '../../config/taxonomy';
import { useWords } from '../../i18n/use-words';
import { Prose } from '../../ui';
import { StepJump } from './StepJump';
import * as styles from './StepPath.module.css';

type Step = Queries.CountryPageFragment['steps'][number];

type StepPathProps = {
  steps: readonly Step[];
  /** What a step shows besides its text: cards, a chart, the map. */
  contentOf: (step: number) => ReactNode;
};

const IDS = PATH_STEPS.map(stepId);

/** The eight steps of the planning path as a line with numbered stops, and the control that jumps to them (SPEC §1). */
export function StepPath({ steps, contentOf }: StepPathProps) {
  const t = useWords('country');
  const stops = useMemo(
    () =>
      PATH_STEPS.map((number) => {
        const step = steps.find((each) => each.number === number);
        return { number, id: stepId(number), title: step?.title ?? t(`steps.${number}`), text: step?.text };
      }),
    [steps, t],
  );
  return (
    <div className={styles.guide}>
      <StepJump stops={stops} ids={IDS} />
      <ol role="list" className={styles.path}>
        {stops.map(({ number, id, title, text }) => (
          <li key={id} id={id} className={styles.stop} data-below>
            <h3 className={styles.title}>{title}</h3>
            {text ? <Prose html={text.html} /> : null}
            {contentOf(number)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Anchor of a step: the same in both languages. */
function stepId(number: number): string {
  return `step-${number}`;
}
