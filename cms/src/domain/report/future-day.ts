import { dayFaults } from '../date-rules';
import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';

/** Published articles that tell a day which has not come. */
export function futureDay(entry: PublishedEntry, now: Date): Finding[] {
  return dayFaults(entry.days, now).map((detail) => finding('future-day', entry, detail));
}
