import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import { newTrip } from '../../content/trip/edit';
import { type ReadTrip, readTripLink } from '../../content/trip/link';
import { LIMITS, SHORT_ID, stopsOf, type Stop, type Trip } from '../../content/trip/types';
import { formatDate } from '../../i18n/dates';
import { tripPath } from '../../routing/paths';
import { titleOf } from './context';
import { fetchCountries } from './fetch-files';
import { useGuide } from './guide';
import type { TripWords } from './words';

type OfferProps = {
  locale: Locale;
  t: TripWords;
  /** @returns whether there was room */
  onTake: (trip: Trip) => boolean;
  say: (text: string) => void;
};

/** Sentences for what cannot be shown. */
const PROBLEMS = { bad: 'badLink', gone: 'noItinerary', failed: 'offerFailed' } as const;

type Offered = ReadTrip | keyof typeof PROBLEMS | undefined;

/** A trip of a link, or an itinerary of the guide, to be looked at before it is kept; it never replaces one. */
export function Offer({ locale, t, onTake, say }: OfferProps) {
  const [offered, setOffered] = useState<Offered>();
  const [isFull, setFull] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const read = () => void offerOf(locale).then((found) => !isGone && setOffered(found));
    read();
    window.addEventListener('hashchange', read);
    return () => {
      isGone = true;
      window.removeEventListener('hashchange', read);
    };
  }, [locale, attempt]);
  if (offered === undefined) return null;
  if (typeof offered === 'string')
    return (
      <p role="alert">
        {t(PROBLEMS[offered])}{' '}
        {offered === 'failed' ? (
          <button type="button" onClick={() => setAttempt((count) => count + 1)}>
            {t('retry')}
          </button>
        ) : null}
      </p>
    );
  const close = () => {
    window.history.replaceState(window.history.state, '', tripPath(locale));
    setOffered(undefined);
  };
  const take = () => {
    const { name, ...plan } = offered;
    const isTaken = onTake(newTrip(name || t('sharedName'), plan));
    setFull(!isTaken);
    if (!isTaken) return;
    say(t('taken'));
    close();
  };
  return (
    <>
      {isFull ? <p role="alert">{t('full', { count: LIMITS.trips })}</p> : null}
      <Preview locale={locale} t={t} trip={offered} onTake={take} onClose={close} />
    </>
  );
}

/** Reads from the address what it asks to show. */
async function offerOf(locale: Locale): Promise<Offered> {
  const { hash, search } = window.location;
  // A link within the page, to its content say, is none of a trip.
  const isPlace = document.getElementById(hash.slice(1)) !== null;
  if (hash.length > 1 && !isPlace) return readTripLink(hash.slice(1)) ?? 'bad';
  const id = new URLSearchParams(search).get('take') ?? '';
  if (id === '') return undefined;
  if (!SHORT_ID.test(id)) return 'gone';
  const { countries, isWhole } = await fetchCountries(locale, [id]);
  const itinerary = countries.flatMap(({ itineraries }) => itineraries).find((each) => each.id === id);
  if (!itinerary) return isWhole ? 'gone' : 'failed';
  const days = itinerary.days.map(({ title, stops }) => ({
    note: title,
    stops: stops.map((stop) => ({ id: stop })),
  }));
  return { name: itinerary.title, days, loose: [] };
}

type PreviewProps = {
  locale: Locale;
  t: TripWords;
  trip: ReadTrip;
  onTake: () => void;
  onClose: () => void;
};

function Preview({ locale, t, trip, onTake, onClose }: PreviewProps) {
  const [guide] = useGuide(
    locale,
    stopsOf(trip).map(({ id }) => id),
  );
  const titles = (stops: readonly Stop[]) =>
    typeof guide === 'string' ? '…' : stops.map(({ id }) => titleOf({ guide, t }, id)).join(', ');
  return (
    <section className="trip-offer" aria-labelledby="trip-offer">
      <h2 id="trip-offer">{t('offer')}</h2>
      <p className="trip-title">{trip.name || t('sharedName')}</p>
      {trip.start ? <p>{`${t('start')} – ${formatDate(trip.start, locale)}`}</p> : null}
      <ol>
        {trip.days.map(({ stops, note }, index) => (
          <li key={index}>{[note, titles(stops)].filter(Boolean).join(' – ')}</li>
        ))}
      </ol>
      {trip.loose.length > 0 ? <p>{`${t('loose')} – ${titles(trip.loose)}`}</p> : null}
      <p>{t('offerHint')}</p>
      <p className="trip-row">
        <button type="button" onClick={onTake}>
          {t('take')}
        </button>
        <button type="button" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </section>
  );
}
