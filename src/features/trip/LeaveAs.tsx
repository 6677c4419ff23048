import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTooLong, tripLink } from '../../content/trip/link';
import type { QrCode } from '../../content/trip/qr';
import { tripPath } from '../../routing/paths';
import { slugify } from '../../routing/slugify';
import { type Planning, withoutTitle } from './context';
import { download } from './download';
import { Paper } from './Paper';

/** The ways a trip leaves this device: link, calendar, points, file, paper. What makes them loads with the press. */
export function LeaveAs({ locale, t, trip, guide, say }: Planning) {
  const id = useId();
  const [hasNotes, setNotes] = useState(false);
  const [isCopyFailed, setCopyFailed] = useState(false);
  const [paper, setPaper] = useState<{ link: string; code: QrCode }>();
  const { origin } = window.location;
  const linkWith = (notes: boolean) => `${origin}${tripPath(locale)}#${tripLink(trip, notes)}`;
  const areNotesTooLong = isTooLong(tripLink(trip, true));
  const link = linkWith(hasNotes && !areNotesTooLong);
  // Notes stand on the paper itself.
  const paperLink = linkWith(false);
  const file = slugify(trip.name) || 'trip';
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopyFailed(!isCopied);
    say(t(isCopied ? 'copied' : 'copyFailed'));
  };
  const tickNotes = (isTicked: boolean) => {
    setNotes(isTicked);
    if (isTicked && areNotesTooLong) say(t('notesTooLong'));
  };
  const saveCalendar = async () => {
    const { tripCalendar } = await import(
      /* webpackChunkName: "trip-calendar" */ '../../content/trip/calendar'
    );
    const words = { day: (number: number) => t('day', { number }), gone: withoutTitle({ guide, t }) };
    download(
      `${file}.ics`,
      'text/calendar',
      tripCalendar({ trip, entryOf: guide.entryOf }, words, { origin, now: Date.now() }),
    );
  };
  const saveGpx = async () => {
    const { tripGpx } = await import(/* webpackChunkName: "trip-gpx" */ '../../content/trip/gpx');
    download(`${file}.gpx`, 'application/gpx+xml', tripGpx(trip, guide.entryOf, { locale, origin }));
  };
  const saveFile = () =>
    download(`${file}.json`, 'application/json', JSON.stringify({ format: 1, trips: [trip] }, null, 2));
  const print = async () => {
    const code = await import(/* webpackChunkName: "trip-qr" */ '../../content/trip/qr')
      .then(({ qrCode }) => qrCode(paperLink))
      // Paper without a code is better than none.
      .catch(() => undefined);
    flushSync(() => setPaper(code && { link: paperLink, code }));
    window.print();
  };
  return (
    <>
      <section data-print="hide">
        <h2>{t('leave')}</h2>
        <p>
          <label htmlFor={`${id}-link`}>{t('link')}</label>
          <input id={`${id}-link`} readOnly value={link} className="trip-link" />
        </p>
        <p className="trip-row">
          <button type="button" onClick={() => void copy()}>
            {t('copy')}
          </button>
          <label className="trip-tick">
            <input type="checkbox" checked={hasNotes} onChange={({ target }) => tickNotes(target.checked)} />
            {t('withNotes')}
          </label>
        </p>
        {hasNotes && areNotesTooLong ? <p>{t('notesTooLong')}</p> : null}
        {isCopyFailed ? <p>{t('copyFailed')}</p> : null}
        <p className="trip-row">
          <button type="button" aria-disabled={!trip.start} onClick={() => trip.start && void saveCalendar()}>
            {t('calendar')}
          </button>
          <button type="button" onClick={() => void saveGpx()}>
            {t('gpx')}
          </button>
          <button type="button" onClick={saveFile}>
            {t('file')}
          </button>
          <button type="button" onClick={() => void print()}>
            {t('print')}
          </button>
        </p>
        {trip.start ? null : <p>{t('needsStart')}</p>}
      </section>
      {paper?.link === paperLink ? <Paper code={paper.code} caption={t('scan')} /> : null}
    </>
  );
}
