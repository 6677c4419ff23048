import { DAY } from './day';
import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';

/** Days for which a check is good. */
const GOOD_FOR = 365;

/** Articles whose facts nobody has checked for a year (`verifie_le`), or that do not say what was checked (`verifie`). */
export function unchecked(entry: PublishedEntry, now: Date): Finding[] {
  const { checkedOn, tellsWhatWasChecked } = entry;
  if (checkedOn === undefined || (checkedOn === null && tellsWhatWasChecked)) return [];
  if (checkedOn === null)
    return [
      finding('unchecked', entry, {
        fr: 'ne dit ni ce qui a été vérifié (verifie), ni quand (verifie_le)',
        en: 'says neither what was checked (verifie) nor when (verifie_le)',
      }),
    ];
  if (now.getTime() - Date.parse(checkedOn) <= GOOD_FOR * DAY) return [];
  return [
    finding('unchecked', entry, {
      fr: `a été vérifié pour la dernière fois le ${checkedOn}`,
      en: `was last checked on ${checkedOn}`,
    }),
  ];
}
