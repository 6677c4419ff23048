import { z } from 'zod';
import { rawShortId, rawText } from './raw';

/** Fields for visitors' trips that several content types share. */

/** Entries by short id with one space between them, as days of an itinerary name them. */
export const rawShortIds = rawText.transform((value) => value?.split(' ') ?? []).pipe(z.array(rawShortId));

const SPANS = /^(1[0-2]|[1-9])(-(1[0-2]|[1-9]))?(, (1[0-2]|[1-9])(-(1[0-2]|[1-9]))?)*$/;

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const isWithin = (month: number, from: number, to: number) =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

/**
 * Months in which something can be done; a span may pass the turn of the year.
 * @example monthsOf('6-9') → [6, 7, 8, 9]; monthsOf('11-2, 6') → [1, 2, 6, 11, 12]
 */
export function monthsOf(season: string): number[] {
  const spans = season.split(', ').map((span) => span.split('-').map(Number));
  return MONTHS.filter((month) => spans.some(([from = 0, to = from]) => isWithin(month, from, to)));
}

/** An empty list means that no editor has filled the field in. */
export const rawSeason = rawText
  .refine((value) => value === undefined || SPANS.test(value), 'expected months such as “6-9” or “11-2, 6”')
  .transform((value) => (value === undefined ? [] : monthsOf(value)));

/** The number of days before a visit by which it is to be booked, with the editors' words about it. */
export const rawBooking = z
  .object({ jours: z.number().int().min(0), texte: rawText })
  .nullish()
  .transform((value) => (value ? { daysAhead: value.jours, text: value.texte } : undefined));
