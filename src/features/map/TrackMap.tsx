import { useMemo, useState } from 'react';
import type { MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { boundsOf } from '../../content/map/geometry';
import { readTrack, type Stretch } from '../../content/track/track';
import { ElevationProfile } from './ElevationProfile';
import { FetchedMap, type FetchedMapProps } from './FetchedMap';

type TrackMapProps = Omit<FetchedMapProps, 'around' | 'lines' | 'mark'> & {
  locale: Locale;
  stretches: readonly Stretch[];
};

/** A hike's track on the map, its profile, and a marker that the profile moves. */
export function TrackMap({ stretches, ...props }: TrackMapProps) {
  const track = useMemo(() => readTrack(stretches), [stretches]);
  const [at, move] = useState(0);
  if (!track) return null;
  return (
    <>
      <FetchedMap {...props} frame={frameOf(track.line)} lines={track.lines} mark={track.line[at]} isBare />
      <ElevationProfile locale={props.locale} track={track} at={at} onMove={move} />
    </>
  );
}

/** The frame of a map that shows the whole track with some land around it. */
function frameOf(line: Parameters<typeof boundsOf>[0]): MapFrame {
  const { west, south, east, north } = boundsOf(line) ?? { west: 0, south: 0, east: 0, north: 0 };
  const [x, y] = [Math.max(0.005, (east - west) * 0.15), Math.max(0.003, (north - south) * 0.15)];
  return { west: west - x, south: south - y, east: east + x, north: north + y };
}
