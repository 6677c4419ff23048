import { DAY } from './day';
import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';

/** Days for which a check is good. */
const GOOD_FOR = 365;

/** Articles whose facts nobody has checked for a year (`verifie_le`). */
export function unchecked(entry: PublishedEntry, now: Date): Finding[] {
  const { checkedOn } = entry;
  if (checkedOn === undefined) return [];
  if (checkedOn === null)
    return [
      finding('unchecked', entry, {
        fr: 'n’a pas de date de vérification (verifie_le)',
        en: 'has no date of its last check (verifie_le)',
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
