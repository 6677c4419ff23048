import { baseMapFor } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import type { ArticlePageData } from '../../content/article/page-data';
import type { Stretch } from '../../content/track/track';
import { Excursions, EXCURSIONS_ID } from '../../features/article/Excursions';
import { FetchedMap } from '../../features/map/FetchedMap';
import { TrackMap } from '../../features/map/TrackMap';
import { useWords } from '../../i18n/use-words';
import { ArticleCards, Band } from '../../ui';

type ArticleBandsProps = { locale: Locale; article: ArticlePageData };

/**
 * Shows the bands under an article, as wide as the page: its place, what can be booked, and where to go on (SPEC §1).
 */
export function ArticleBands({ locale, article }: ArticleBandsProps) {
  const t = useWords('article');
  const { excursions, continueJourney, getInspired } = article;
  return (
    <>
      <ArticlePlace locale={locale} article={article} />
      {excursions.length > 0 ? (
        <Band title={t('excursions')} id={EXCURSIONS_ID} tone="sunk">
          <Excursions locale={locale} excursions={excursions} />
        </Band>
      ) : null}
      {continueJourney.length > 0 ? (
        <Band title={t('continueJourney')} isScreenOnly>
          <ArticleCards articles={continueJourney} />
        </Band>
      ) : null}
      {getInspired.length > 0 ? (
        <Band title={t('getInspired')} isScreenOnly>
          <ArticleCards articles={getInspired} />
        </Band>
      ) : null}
    </>
  );
}

/** A hike's track with its heights where there is one, else the place among those around it. */
function ArticlePlace({ locale, article: { country, coordinates, track } }: ArticleBandsProps) {
  const t = useWords('article');
  if (!country?.frame) return null;
  const map = { locale, country, baseMap: baseMapFor(country.frame), frame: country.frame };
  const stretches = trackOf(track);
  if (stretches)
    return (
      <Band title={t('track')} id="track">
        <TrackMap {...map} stretches={stretches} />
      </Band>
    );
  if (!country.hasMap || !coordinates) return null;
  return (
    <Band title={t('map')} id="map">
      <FetchedMap {...map} around={[coordinates.longitude, coordinates.latitude]} />
    </Band>
  );
}

/** The build lets only stretches of points through. */
function trackOf(track: ArticlePageData['track']) {
  return Array.isArray(track) ? (track as unknown as readonly Stretch[]) : undefined;
}
