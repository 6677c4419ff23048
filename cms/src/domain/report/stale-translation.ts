import { DAY } from './day';
import type { Version } from './entry';
import { type Finding, finding } from './finding';

/** A translation may take this long, in days. */
const PATIENCE = 30;

/**
 * Languages that were not published again although another one was. The moment of publishing is the one date that
 * belongs to a single language: `mis_a_jour_le` is shared, and a change of a shared field dates `updatedAt` of both.
 * @param versions the languages of one entry
 */
export function staleTranslation(versions: readonly Version[]): Finding[] {
  const newest = Math.max(...versions.map(timeOf));
  return versions.flatMap((version) => {
    const days = Math.floor((newest - timeOf(version)) / DAY);
    if (newest - timeOf(version) <= PATIENCE * DAY) return [];
    return [
      finding('stale-translation', version, {
        fr: `l’autre langue a été publiée ${days} jours plus tard`,
        en: `the other language was published ${days} days later`,
      }),
    ];
  });
}

const timeOf = ({ publishedAt }: Version): number => publishedAt.getTime();
