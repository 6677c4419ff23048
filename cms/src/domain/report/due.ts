import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';

/** Checks whether the day of an announcement has come, by the calendar of Greenwich. */
export function isDue(day: string, now: Date): boolean {
  return day <= now.toISOString().slice(0, 10);
}

/** Announcements whose day has come: what was to happen has happened, or has not (`a_revoir_le`). */
export function due(entry: PublishedEntry, now: Date): Finding[] {
  const { announcement } = entry;
  if (announcement === undefined || !isDue(announcement.day, now)) return [];
  const { day, what } = announcement;
  return [
    finding('due', entry, { fr: `à revoir depuis le ${day} : ${what}`, en: `due since ${day}: ${what}` }),
  ];
}
