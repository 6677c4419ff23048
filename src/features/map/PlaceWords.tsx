import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import type { Position } from '../../content/map-feature/types';
import { useWords } from '../../i18n/use-words';
import { distanceText } from './distance-text';
import { PlaceHeart } from './PlaceHeart';
import { PlaceLinks } from './PlaceLinks';

export type PlaceWordsProps = {
  place: Place;
  locale: Locale;
  here: Position | undefined;
  onClose: () => void;
};

/** Shows what the map says of a place, beside its marker or below it. */
export function PlaceWords({ place, locale, here, onClose }: PlaceWordsProps) {
  const t = useWords('map');
  const { article } = place;
  return (
    <>
      {article?.picture ? <img className="map-popup-picture" src={article.picture} alt="" /> : null}
      {place.isArea ? null : <p className="map-popup-layer">{t(`layers.${place.layer}`)}</p>}
      <h3 className="map-popup-title">{place.title}</h3>
      {place.description ? <p>{place.description}</p> : null}
      {place.isSchematic ? <p>{t('schematic')}</p> : null}
      {here ? <p>{t('fromHere', { distance: distanceText(here, place, locale) })}</p> : null}
      {place.shortId ? <PlaceHeart locale={locale} shortId={place.shortId} title={place.title} /> : null}
      <PlaceLinks place={place} />
      <button type="button" className="map-popup-close" onClick={onClose}>
        {t('closePlace')}
      </button>
    </>
  );
}
