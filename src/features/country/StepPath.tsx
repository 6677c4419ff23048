import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATH_STEPS } from '../../config/taxonomy';
import { Prose } from '../../ui';
import * as styles from './StepPath.module.css';

type Step = Queries.CountryPageFragment['steps'][number];

type StepPathProps = {
  steps: readonly Step[];
  /** What a step shows besides its text: cards, a chart, the map. */
  contentOf: (step: number) => ReactNode;
};

/** The eight steps of the planning path as a line with numbered stops, each with an address of its own (SPEC §1). */
export function StepPath({ steps, contentOf }: StepPathProps) {
  const { t } = useTranslation('country');
  const stops = PATH_STEPS.map((number) => ({ number, step: steps.find((step) => step.number === number) }));
  return (
    <ol className={styles.path}>
      {stops.map(({ number, step }) => (
        <li key={number} id={stepId(number)} className={styles.stop}>
          <h3 className={styles.title}>{step?.title ?? t(`steps.${number}`)}</h3>
          {step?.text ? <Prose html={step.text.html} /> : null}
          {contentOf(number)}
        </li>
      ))}
    </ol>
  );
}

/** Jumps to a step without a script; the numbers are the steps' own. */
export function StepLinks({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('country');
  return (
    <nav className={styles.jump} aria-label={t('jumpToStep')}>
      <ol>
        {PATH_STEPS.map((number) => (
          <li key={number}>
            <a href={`#${stepId(number)}`}>
              <span className={styles.number}>{number}</span>
              {steps.find((step) => step.number === number)?.title ?? t(`steps.${number}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepId(number: number): string {
  return `step-${number}`;
}
