import { derivedShortId } from '../../domain/short-id';
import { originOf } from '../../short-ids';
import { MAP_FEATURE } from '../../strapi';
import { type BookingFacts, type DayFacts, type DriveFacts, parseStop, STOP_KINDS } from '../schema/trip';
import type { PlanContext } from './context';

/** Two keys that lead to one id are a matter of chance in ten million; the later of them is then not found. */
const idOf = (uid: string, key: string): string => derivedShortId(originOf(uid, key) ?? key, 0);

function idOfStop(stop: string): string[] {
  const parsed = parseStop(stop);
  return parsed === undefined ? [] : [idOf(STOP_KINDS[parsed.kind], parsed.key)];
}

export function planBooking(booking: BookingFacts | undefined, context: PlanContext) {
  return booking === undefined ? null : { jours: booking.jours, texte: context.text(booking.texte) };
}

/** The days of an itinerary. Their stops are held by short id, as in a visitor's trip. */
export function planDays(days: DayFacts = [], context: PlanContext) {
  return days.map(({ numero, titre, etapes = [] }) => ({
    numero,
    titre: context.text(titre),
    etapes: etapes.flatMap(idOfStop).join(' ') || null,
  }));
}

export function planDrives(drives: DriveFacts = [], context: PlanContext) {
  return drives.map(({ de, vers, note, ...rest }) => ({
    ...rest,
    de: idOf(MAP_FEATURE, de),
    vers: idOf(MAP_FEATURE, vers),
    note: context.text(note),
  }));
}
