import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useHydrated } from '../hooks';
import type { LazyWords } from './lazy-words';
import * as styles from './LazyPart.module.css';

type LazyPartProps<P extends object> = {
  /** Fetches the part; asked for once it comes near the view, and again when that failed. Must not change. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  words: LazyWords;
  /** Reserves less room while loading, as for a form of two lines. */
  isSmall?: boolean;
};

/**
 * A part of a page that needs scripts of its own, which load when it comes near. Without scripts it says what it needs;
 * when they cannot be had, so does it, with a way to try again.
 */
export function LazyPart<P extends object>({ load, props, words, isSmall = false }: LazyPartProps<P>) {
  const frame = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Part, setPart] = useState<ComponentType<P>>();

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
      },
      // What a visitor has passed is wanted, too: after a reload or Back the browser scrolls past what is not there yet.
      { rootMargin: '1000000px 400px 400px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted || hasFailed) return undefined;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setPart(() => loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, hasFailed, load]);

  return (
    <div ref={frame} className={Part ? undefined : isSmall ? styles.emptySmall : styles.empty}>
      {Part ? (
        <Part {...props} />
      ) : hasFailed ? (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className={styles.retry} onClick={() => setFailed(false)}>
            {words.retry}
          </button>
        </p>
      ) : isHydrated ? (
        <p className={styles.loading}>{words.loading}</p>
      ) : (
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      )}
    </div>
  );
}
