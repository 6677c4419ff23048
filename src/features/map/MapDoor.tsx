import { Component, lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { MAP_PATIENCE } from '../../config/interaction';
import { useWords } from '../../i18n/use-words';
import { loadStyle } from '../../services/load-style';
import { useBodyClass, useHydrated } from '../../ui';
import type { LeafletMapProps } from './LeafletMap';
import * as styles from './Map.module.css';

type MapDoorProps = Omit<LeafletMapProps, 'isFull' | 'onFull' | 'onBaseFailure'> & {
  /** The map is about to be shown. */
  onOpen?: () => void;
};

/** A retry needs a new lazy component: React remembers that the old one has failed. */
function loadMap() {
  return lazy(async () => {
    const [map] = await Promise.all([import('./LeafletMap'), loadStyle('/map.css')]);
    return map;
  });
}

/**
 * The one browser-only door to the map. Before it, and without scripts, a still picture of the base map stands in the
 * same frame; what lies behind loads when it comes near the view and the visitor gives a first sign (a map that is in
 * view at once would else keep the page busy while it appears), and a failure leaves the picture and a way to try again.
 */
export function MapDoor({ onOpen, ...props }: MapDoorProps) {
  const t = useWords('map');
  const isHydrated = useHydrated();
  const [frame, isNear] = useNearView();
  const hasInteracted = useFirstSign();
  const [LeafletMap, setMap] = useState(loadMap);
  const [isFull, setFull] = useState(false);
  const [isBaseless, setBaseless] = useState(false);
  const fail = useCallback(() => setBaseless(true), []);
  useBodyClass('has-full-map', isFull);
  useEscape(isFull, () => setFull(false));
  const still = <Still {...props} />;
  const isOpen = isHydrated && isNear && hasInteracted;
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  return (
    <div ref={frame} className={isFull ? styles.full : styles.frame} data-full={isFull || undefined}>
      {isOpen ? (
        <MapBoundary
          fallback={(retry) => (
            <>
              {still}
              <p className={styles.notice} role="alert">
                {t('failed')}{' '}
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => {
                    setMap(loadMap);
                    retry();
                  }}
                >
                  {t('retry')}
                </button>
              </p>
            </>
          )}
        >
          <Suspense fallback={still}>
            <LeafletMap {...props} isFull={isFull} onFull={setFull} onBaseFailure={fail} />
          </Suspense>
          {isBaseless ? (
            <p className={styles.notice} role="status">
              {t('noBase')}
            </p>
          ) : null}
        </MapBoundary>
      ) : (
        still
      )}
    </div>
  );
}

function Still({ baseMap, label }: Pick<MapDoorProps, 'baseMap' | 'label'>) {
  return (
    <img
      className={styles.still}
      src={`/maps/${baseMap}.svg`}
      alt={label}
      width={1200}
      height={675}
      loading="lazy"
    />
  );
}

/** Becomes true when the element comes near the view, and then stays true. */
function useNearView() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear] as const;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Becomes true when the visitor does anything, or has looked at the page for a while, and then stays true. */
function useFirstSign(): boolean {
  const [isGiven, setGiven] = useState(false);
  useEffect(() => {
    if (isGiven) return undefined;
    const give = () => setGiven(true);
    const timer = window.setTimeout(give, MAP_PATIENCE);
    for (const sign of SIGNS) window.addEventListener(sign, give, { passive: true, once: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, give);
    };
  }, [isGiven]);
  return isGiven;
}

function useEscape(isActive: boolean, act: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  });
}

type BoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };

class MapBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
