import * as styles from './Icon.module.css';

type IconProps = { name: string; className?: string | undefined };

/** Icons of the page's frame (tools/icons/catalogue.ts); the file with all others loads when a menu, card or map shows one. */
const OF_THE_FRAME = /^(?:ui|alerte|pays)-/;

/** lucide’s own, in the header of every page: shorter than an address, and a page without other icons asks for none. */
const IN_PLACE: Readonly<Record<string, string>> = {
  'ui-expand': 'm6 9 6 6 6-6',
  'ui-search': 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
};

/**
 * A drawing from a file of static/icons in the colour and size of the text around it. Decorative: words stand beside it. A
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
      {IN_PLACE[name] ? <path d={IN_PLACE[name]} /> : <use href={`/icons/${fileOf(name)}.svg#${name}`} />}
    </svg>
  );
}

function fileOf(name: string): string {
  return OF_THE_FRAME.test(name) ? 'frame' : 'topics';
}
