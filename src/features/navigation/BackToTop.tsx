import { Icon } from '../../ui';
import * as styles from './BackToTop.module.css';
import { smoothScrollTo } from './smooth-scroll';
import { useScroll } from './useScroll';

/** Shown by the scroll's rules (SPEC §4); a link to the top of the page, so that the address stays the page's own. */
export function BackToTop({ label }: { label: string }) {
  const isShown = useScroll(({ isTopShown }) => isTopShown);
  if (!isShown) return null;
  const toTop = () =>
    smoothScrollTo(0, () => {
      // The keyboard goes along: the next Tab starts at the top.
      document.getElementById('content')?.focus({ preventScroll: true });
    });
  return (
    <button type="button" className={styles.top} onClick={toTop} data-print="hide">
      <Icon name="ui-top" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
