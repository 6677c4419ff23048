import { useId } from 'react';
import type { Locale } from '../../config/locales';
import type { Track } from '../../content/track/track';
import { useWords } from '../../i18n/use-words';
import { kilometresText } from './distance-text';
import * as styles from './Map.module.css';

type ElevationProfileProps = {
  locale: Locale;
  track: Track;
  /** Index of the point that the map marks. */
  at: number;
  onMove: (index: number) => void;
};

const [WIDTH, HEIGHT, FOOT] = [600, 150, 8];

/** Heights along a track. The slider under it moves a marker on the map; the words say the same as the picture. */
export function ElevationProfile({ locale, track, at, onMove }: ElevationProfileProps) {
  const t = useWords('map');
  const id = useId();
  const { heights, distances, lowestM, highestM } = track;
  if (heights.length === 0 || lowestM === null || highestM === null) return null;
  const total = distances.at(-1) || 1;
  const x = (i: number) => ((distances[i] ?? 0) / total) * WIDTH;
  const y = (height: number) =>
    HEIGHT - FOOT - ((height - lowestM) / Math.max(20, highestM - lowestM)) * (HEIGHT - 2 * FOOT);
  const outline = heights.map((height, i) => `${x(i).toFixed(1)} ${y(height).toFixed(1)}`).join('L');
  const here = t('profile.at', {
    distance: kilometresText(distances[at] ?? 0, locale),
    height: heights[at] ?? 0,
  });
  return (
    <figure className={styles.profile}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}-caption`}
        preserveAspectRatio="none"
      >
        <path className={styles.ground} d={`M0 ${HEIGHT}L${outline}L${WIDTH} ${HEIGHT}z`} />
        <path className={styles.outline} d={`M${outline}`} />
        <path className={styles.cursor} d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
      </svg>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('profile.move')}
        aria-valuetext={here}
        min={0}
        max={heights.length - 1}
        value={at}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <p aria-hidden="true">{here}</p>
      <figcaption id={`${id}-caption`}>
        {t('profile.caption', {
          distance: kilometresText(track.distanceKm, locale),
          up: track.ascentM,
          down: track.descentM,
          low: lowestM,
          high: highestM,
        })}
      </figcaption>
    </figure>
  );
}
