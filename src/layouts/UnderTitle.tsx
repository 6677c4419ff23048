import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { cameByLink } from '../features/navigation/arrival';
import * as styles from './UnderTitle.module.css';

/**
 * What stands under the title of a long page. A visitor who has tapped a link sees the title and its picture first, and the
 * rest a frame later: a slow phone takes longer to draw a whole article than to fetch it. In the HTML of a page everything
 * stands from the beginning.
 */
export function UnderTitle({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(() => !cameByLink());
  useEffect(() => {
    // The first frame is that of the title.
    const frame = requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        startTransition(() => {
          setShown(true);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return isShown ? children : <div className={styles.coming} />;
}
