import type { AnchorHTMLAttributes } from 'react';
import * as styles from './Button.module.css';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button, for the one thing that a screen asks for. */
export function ButtonLink({ children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={styles.button}>
      {children}
    </a>
  );
}
