import { z } from 'zod';
import day from '../../components/voyage/jour.json';
import booking from '../../components/voyage/reservation.json';
import drive from '../../components/voyage/trajet.json';
import { ARTICLE, EXCURSION, MAP_FEATURE } from '../../strapi';
import { type Attribute, day as date, decimal, key, text, whole } from './attributes';
import { bilingual, inBoth } from './parts';

/** The kinds of stop that a day of an itinerary can have, as files name them, and the type of each in the CMS. */
export const STOP_KINDS = { article: ARTICLE, excursion: EXCURSION, place: MAP_FEATURE } as const;
export type StopKind = keyof typeof STOP_KINDS;

const STOP = /^(article|excursion|place):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** @example parseStop('place:iceland-map-vik') → { kind: 'place', key: 'iceland-map-vik' } */
export function parseStop(stop: string): { kind: StopKind; key: string } | undefined {
  const [, kind, key] = STOP.exec(stop) ?? [];
  return kind === undefined || key === undefined ? undefined : { kind: kind as StopKind, key };
}

const stop = () =>
  z
    .string({ error: 'expected a stop such as place:iceland-map-vik' })
    .regex(STOP, 'expected article:, excursion: or place: and a key');

/** Months in which something can be done, as the form has them. */
export const seasonSchema = (attribute: Attribute) => text(attribute);

export const bookingSchema = z.strictObject({
  jours: whole(booking.attributes.jours),
  texte: bilingual(booking.attributes.texte).optional(),
});

export const daysSchema = z
  .array(
    z.strictObject({
      numero: whole(day.attributes.numero),
      titre: inBoth(day.attributes.titre),
      etapes: z.array(stop()).max(40, 'expected at most 40 stops a day').optional(),
    }),
  )
  .refine(
    (days) => days.every(({ numero }, index) => numero === index + 1),
    'expected the days in order from 1',
  );

export const drivesSchema = z.array(
  z.strictObject({
    de: key(),
    vers: key(),
    km: decimal(drive.attributes.km),
    minutes: whole(drive.attributes.minutes),
    note: bilingual(drive.attributes.note).optional(),
    source: text(drive.attributes.source),
    releve_le: date(),
  }),
);

export type BookingFacts = z.infer<typeof bookingSchema>;
export type DayFacts = z.infer<typeof daysSchema>;
export type DriveFacts = z.infer<typeof drivesSchema>;
