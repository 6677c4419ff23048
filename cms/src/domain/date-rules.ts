import type { Message } from './message';
import { DAY } from './report/day';

/** The days that an article or an excursion tells its readers: field, and what its form calls it. */
const TOLD = {
  publie_le: { fr: 'Date de première parution', en: 'Date of first publication' },
  mis_a_jour_le: { fr: 'Mis à jour le', en: 'Updated on' },
  verifie_le: { fr: 'Vérifié le', en: 'Checked on' },
  teste_le: { fr: 'Testé le', en: 'Tested on' },
} as const satisfies Record<string, Message>;

/** ISO days, by field. */
export type ToldDays = Partial<Record<keyof typeof TOLD, string | null | undefined>>;

/** Reads them from an article of the CMS. */
export function toldDays(article: Readonly<Record<string, unknown>>): ToldDays {
  const dayOf = (field: string) => (typeof article[field] === 'string' ? article[field] : undefined);
  return {
    publie_le: dayOf('publie_le'),
    mis_a_jour_le: dayOf('mis_a_jour_le'),
    verifie_le: dayOf('verifie_le'),
  };
}

/** End of the message about `publie_le`: a planned day has a field of its own. */
const PLANNED: Message = {
  fr: '\u202f; pour publier un jour prévu, remplissez «\u00a0Publier le\u00a0» (publier_le)',
  en: '; to publish on a planned day, fill in “Publish on” (publier_le)',
};

/** Nothing has happened later than tomorrow, which has begun in a part of the world (UTC). @returns an ISO day */
const lastPossibleDay = (now: Date): string => new Date(now.getTime() + DAY).toISOString().slice(0, 10);

/** Says which days that an entry tells have not come: the year is mistyped, or the day is a plan. */
export function dayFaults(days: ToldDays, now: Date): Message[] {
  return (Object.keys(TOLD) as (keyof typeof TOLD)[]).flatMap((field) => {
    const day = days[field];
    if (!day || day <= lastPossibleDay(now)) return [];
    const hint = field === 'publie_le' ? PLANNED : { fr: '', en: '' };
    return [
      {
        fr: `«\u00a0${TOLD[field].fr}\u00a0» (${field}), ${day}, n’est pas encore arrivé${hint.fr}`,
        en: `“${TOLD[field].en}” (${field}), ${day}, has not come yet${hint.en}`,
      },
    ];
  });
}
