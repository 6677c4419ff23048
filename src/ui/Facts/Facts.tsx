import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Short facts, each under its label; a fact without a value is left out, and nothing shows when none is left. */
export function Facts({ facts }: { facts: readonly (Fact | undefined | false)[] }) {
  const known = facts.filter((fact): fact is Fact => Boolean(fact));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
