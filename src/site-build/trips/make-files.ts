import { baseMapFor } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { anchorOf } from '../../content/map/geometry';
import { TRIP_FORMAT, type TripCountry, type TripEntry, type TripIndex } from '../../content/trip/files';
import { placePath, tripFilePath, tripIndexPath } from '../../routing/paths';
import type { Entry } from '../nodes/own-entries';

/** Everything published in a language. */
export type TripSources = {
  readonly locale: Locale;
  readonly countries: readonly Entry<'Country'>[];
  readonly regions: readonly Entry<'Region'>[];
  readonly articles: readonly Entry<'Article'>[];
  readonly excursions: readonly Entry<'Excursion'>[];
  readonly places: readonly Entry<'MapFeature'>[];
};

/** The files of a language by address: which country has which id, and what each country's entries are. */
export function makeTripFiles(own: TripSources): Map<string, string> {
  const files = new Map<string, string>();
  const countries = own.countries.map((country) => {
    const file = tripFilePath(country.path);
    const content = tripCountry(country, own);
    files.set(file, JSON.stringify(content));
    return { file, ids: content.entries.map(({ id }) => id).join('') };
  });
  const index: TripIndex = { format: TRIP_FORMAT, countries };
  return files.set(tripIndexPath(own.locale), JSON.stringify(index));
}

function tripCountry(country: Entry<'Country'>, own: TripSources): TripCountry {
  const within = <T extends { country?: string | undefined }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.country === country.id);
  const articles = within(own.articles);
  const articleOf = new Map(own.articles.map((article) => [article.id, article]));
  return {
    format: TRIP_FORMAT,
    id: country.shortId,
    name: country.name,
    path: country.path,
    ...(country.frame && { baseMap: baseMapFor(country.frame) }),
    climatePlace: country.climatePlace,
    climate: country.climate.map(({ low, high, rainMm }) => [low, high, rainMm] as const),
    alerts: [...country.alerts, ...within(own.regions).flatMap(({ alerts }) => alerts)],
    steps: country.steps.map(({ number, title, dueDays }) => ({
      number,
      title,
      ...(dueDays !== undefined && { dueDays }),
    })),
    drives: country.drives.map(({ from, to, km, minutes, note, source }) => {
      return { from, to, km, minutes, note, source };
    }),
    entries: [
      ...articles.map(articleEntry),
      ...within(own.excursions).map((excursion) =>
        excursionEntry(excursion, excursion.article ? articleOf.get(excursion.article) : undefined, country),
      ),
      ...within(own.places)
        .filter(({ layer }) => layer !== 'itineraires')
        .map((place) => placeEntry(place, country)),
    ],
    itineraries: articles
      .filter(({ days }) => days.length > 0)
      .map(({ shortId, title, days }) => ({
        id: shortId,
        title,
        days: days.map((day) => ({ title: day.title, stops: day.stops })),
      })),
  };
}

type Facts = Pick<Entry<'Article'>, 'season'> & Partial<Pick<Entry<'Article'>, 'booking' | 'checkedOn'>>;

/** Fields that editors left empty are left out, so that files stay small. */
const factsOf = ({ season, booking, checkedOn }: Facts) => ({
  ...(season.length > 0 && { season }),
  ...(booking && { booking }),
  ...(checkedOn && { checkedOn }),
});

const positionOf = (article: Pick<Entry<'Article'>, 'coordinates'> | undefined) =>
  article?.coordinates && {
    at: [article.coordinates.longitude, article.coordinates.latitude] as const,
  };

function articleEntry(article: Entry<'Article'>): TripEntry {
  const { shortId, title, shortTitle, path } = article;
  return {
    id: shortId,
    kind: 'article',
    title: shortTitle ?? title,
    path,
    ...positionOf(article),
    ...factsOf(article),
  };
}

function excursionEntry(
  excursion: Entry<'Excursion'>,
  article: Entry<'Article'> | undefined,
  country: Entry<'Country'>,
): TripEntry {
  return {
    id: excursion.shortId,
    kind: 'excursion',
    title: excursion.title,
    path: article ? `${article.path}#excursions` : country.path,
    ...positionOf(article),
    ...factsOf(excursion),
  };
}

function placeEntry(place: Entry<'MapFeature'>, country: Entry<'Country'>): TripEntry {
  return {
    id: place.shortId,
    kind: 'place',
    title: place.title,
    path: placePath(country.path, place.shortId),
    at: anchorOf(place.geometry),
    ...factsOf(place),
  };
}
