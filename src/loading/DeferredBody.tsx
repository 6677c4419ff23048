import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { cameByLink } from './arrival';
import * as styles from './DeferredBody.module.css';

/**
 * Everything under the title of a long page. When the visitor has tapped a link, the title and its picture are drawn first
 * and the body two frames later: a slow phone takes longer to draw a whole article than to fetch it. The HTML of a page has
 * its body from the beginning.
 */
export function DeferredBody({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(() => !cameByLink());
  useEffect(() => {
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
