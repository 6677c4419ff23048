import { Link, type LinkProps } from '../Link/Link';
import * as styles from './Button.module.css';

/** A link that looks like a button, for the one thing that a screen asks for. */
export function ButtonLink(props: LinkProps) {
  return <Link {...props} className={styles.button} />;
}
