import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BaseMapName } from '../../config/base-maps';
import { STILL_WIDTH, stillHeight } from '../../content/map/still';
import type { TripCountry } from '../../content/trip/files';
import { sketchOf, type Sketch } from '../../content/trip/sketch';
import type { Stop } from '../../content/trip/types';
import { mapPath } from '../../routing/paths';
import type { Planning } from './context';

/** The trip, or one of its days, over the still maps of its countries: what paper can hold, and a pack has. */
export function TripMap(planning: Planning) {
  const { t, trip, guide } = planning;
  const [chosen, choose] = useState<number>();
  // Paper shows the trip whole.
  useEffect(() => {
    const showAll = () => flushSync(() => choose(undefined));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  const day = chosen === undefined ? undefined : trip.days[chosen];
  const stops = day
    ? day.stops.map((stop, index) => ({ ...stop, number: index + 1 }))
    : trip.days.flatMap((each, index) => each.stops.map((stop) => ({ ...stop, number: index + 1 })));
  const label = day ? t('day', { number: (chosen ?? 0) + 1 }) : t('wholeTrip');
  if (guide.countries.length === 0) return null;
  return (
    <section className="trip-maps">
      <h2 className="visually-hidden">{t('mapTitle')}</h2>
      {trip.days.length > 1 ? (
        <label data-print="hide">
          {t('mapShow')}{' '}
          <select
            value={day ? chosen : ''}
            onChange={({ target: { value } }) => choose(value === '' ? undefined : Number(value))}
          >
            <option value="">{t('wholeTrip')}</option>
            {trip.days.map((_, index) => (
              <option key={index} value={index}>
                {t('day', { number: index + 1 })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {guide.countries.map((country) => (
        <CountrySketch key={country.id} {...planning} country={country} stops={stops} label={label} />
      ))}
    </section>
  );
}

type CountrySketchProps = Planning & {
  country: TripCountry;
  stops: readonly (Stop & { number: number })[];
  label: string;
};

function CountrySketch({ t, guide, country, stops, label }: CountrySketchProps) {
  const own = new Set(country.entries.map(({ id }) => id));
  const places = stops.flatMap(({ id, number }) => {
    const at = own.has(id) ? guide.entryOf(id)?.at : undefined;
    return at ? [{ at, number }] : [];
  });
  const { baseMap } = country;
  const sketch = baseMap && sketchOf(baseMap, places);
  return (
    <>
      {sketch ? (
        <Drawing name={baseMap} sketch={sketch} label={`${t('mapTitle')} – ${country.name}, ${label}`} />
      ) : null}
      {sketch && sketch.outside > 0 ? <p>{t('mapOutside', { count: sketch.outside })}</p> : null}
      {country.entries.some(({ kind }) => kind === 'place') ? (
        <p data-print="hide">
          <a href={mapPath(country.path)}>{t('guideMap', { country: country.name })}</a>
        </p>
      ) : null}
    </>
  );
}

type DrawingProps = {
  name: BaseMapName;
  sketch: Sketch;
  label: string;
};

function Drawing({ name, sketch: { view, way, marks }, label }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className="trip-map">
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}>
        <image href={`/maps/${name}.svg`} width={STILL_WIDTH} height={stillHeight(name)} />
        <polyline points={way} className="trip-way" />
      </svg>
      {marks.map((mark) => (
        <span
          key={`${mark.x} ${mark.y}`}
          className="trip-mark"
          style={{ left: `${mark.x}%`, top: `${mark.y}%` }}
        >
          {mark.label}
        </span>
      ))}
    </div>
  );
}
