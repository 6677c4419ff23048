import type { MenuLink } from '../../content/menu/types';
import { Icon } from '../../ui';
import * as styles from './Panel.module.css';

type MenuLinksProps = { links: readonly MenuLink[]; currentPath: string };

/** Links of a menu, each with its icon; the page that is open is marked. */
export function MenuLinks({ links, currentPath }: MenuLinksProps) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ path, title, icon }) => (
        <li key={path}>
          <a href={path} aria-current={path === currentPath ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
