import * as styles from './Icon.module.css';

type IconProps = { name: string; className?: string | undefined };

/**
 * A drawing from static/icons/all.svg in the colour and size of the text around it. Decorative: words stand beside it. A
 * name that is not in it leaves its place empty.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`/icons/all.svg#${name}`} />
    </svg>
  );
}
