import { addDays, dateOf } from './dates';
import type { TripEntry } from './files';
import type { Trip } from './types';

type Reading = { readonly trip: Trip; readonly entryOf: (id: string) => TripEntry | undefined };

type CalendarWords = {
  /** The title of a day, by its number from 1. */
  readonly day: (number: number) => string;
  readonly gone: string;
};

/**
 * The days of a trip as a calendar (RFC 5545): whole days without a time zone, under ids that stay when the trip is
 * written again, so that a calendar replaces what it has: it does so with what was written later.
 * @param origin of the site, which makes addresses whole
 * @param now milliseconds
 * @returns an empty text for a trip without a departure
 */
export function tripCalendar(
  { trip, entryOf }: Reading,
  words: CalendarWords,
  { origin, now }: { origin: string; now: number },
): string {
  if (trip.start === undefined) return '';
  const events = trip.days.flatMap(({ stops, note }, index) => {
    const date = dateOf(trip, index) ?? '';
    const entries = stops.map(({ id, note: own }) => ({ entry: entryOf(id), own }));
    const titles = entries.map(({ entry }) => entry?.title ?? words.gone);
    const told = entries.flatMap(({ entry, own }) => [
      [entry?.title ?? words.gone, entry && `${origin}${entry.path}`].filter(Boolean).join(' '),
      ...(own ? [own] : []),
    ]);
    const at = entries.find(({ entry }) => entry?.at)?.entry?.at;
    return [
      'BEGIN:VEVENT',
      `UID:${trip.id}-${index + 1}@grand-large`,
      `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
      // A number that fits 31 bits.
      `SEQUENCE:${Math.floor(now / 60_000)}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escape([words.day(index + 1), titles.join(', ')].filter(Boolean).join(' – '))}`,
      ...(note || told.length > 0
        ? [`DESCRIPTION:${escape([note, ...told].filter(Boolean).join('\n'))}`]
        : []),
      ...(at ? [`GEO:${at[1]};${at[0]}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grand Large//My trip//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
    '',
  ];
  return lines.map(fold).join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');

const escape = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- the format has no place for these
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Lines have at most 75 bytes; a longer one goes on after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let [folded, bytes] = ['', 0];
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    if (bytes + length > 74) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += sign;
    bytes += length;
  }
  return folded;
}
