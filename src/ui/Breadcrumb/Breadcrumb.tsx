import * as styles from './Breadcrumb.module.css';

type BreadcrumbProps = {
  /** The name of the landmark. */
  label: string;
  /** From the home page down to the page’s parent; the page’s own title follows as its heading. */
  links: readonly { readonly name: string; readonly path: string }[];
};

/** The way back up. */
export function Breadcrumb({ label, links }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb} data-print="hide">
      <ol role="list">
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
