import { useMemo, type ReactNode } from 'react';
import { PATH_STEPS } from '../../config/taxonomy';
import { useWords } from '../../i18n/use-words';
import { Prose } from '../../ui';
import { StepJump } from './StepJump';
import * as styles from './StepPath.module.css';

type Step = Queries.CountryPageFragment['steps'][number];

/** On wide screens what stands `beside` takes the second column; elsewhere it follows what stands `under` the text. */
export type StepContent = { readonly under?: ReactNode; readonly beside?: ReactNode };

type StepPathProps = {
  steps: readonly Step[];
  /** Returns what a step shows besides its text: cards, a chart, the map. */
  contentOf: (step: number) => StepContent;
};

const IDS = PATH_STEPS.map(stepId);
const BONUS = 8;

/** The eight steps of the planning path as a line with numbered stops, and the control that jumps to them (SPEC §1). */
export function StepPath({ steps, contentOf }: StepPathProps) {
  const t = useWords('country');
  const stops = useMemo(
    () =>
      PATH_STEPS.map((number) => {
        const step = steps.find((each) => each.number === number);
        return {
          number,
          id: stepId(number),
          ...headed(number, step, t(`steps.${number}`)),
          text: step?.text,
        };
      }),
    [steps, t],
  );
  return (
    <div className={styles.guide}>
      <StepJump ids={IDS} />
      <ol role="list" className={styles.path}>
        {stops.map(({ number, id, title, subtitle, text }) => (
          <li key={id} id={id} className={styles.stop} data-below>
            <h3 className={styles.title}>{title}</h3>
            {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
            <StepBody text={text} {...contentOf(number)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepBody({ text, under, beside }: StepContent & { text: Step['text'] | undefined }) {
  return (
    <div className={styles.body}>
      <div className={styles.told}>
        {text ? <Prose html={text.html} /> : null}
        {under}
      </div>
      {beside ? <div className={styles.told}>{beside}</div> : null}
    </div>
  );
}

/** The step in the country's words; step 8 is called Bonus everywhere, and the country's words follow (DECISIONS 25). */
function headed(number: number, step: Step | undefined, name: string) {
  if (number !== BONUS) return { title: step?.title ?? name };
  return { title: name, subtitle: step?.title === name ? undefined : step?.title };
}

/** Anchor of a step: the same in both languages. */
function stepId(number: number): string {
  return `step-${number}`;
}
