import type { ReactNode } from 'react';
import { useHydrated } from '../hooks';
import * as styles from './Heart.module.css';

type HeartProps = {
  /** The page that tells how it works, where the heart leads without scripts. */
  href: string;
  isKept: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Keeps something, or lets it go. Its name stays the same; whether it is pressed tells the rest. */
export function Heart({ href, isKept, onPress, children }: HeartProps) {
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <a href={href} className={styles.heart} data-print="hide">
        {children}
      </a>
    );
  return (
    <button type="button" aria-pressed={isKept} className={styles.heart} data-print="hide" onClick={onPress}>
      {children}
    </button>
  );
}
