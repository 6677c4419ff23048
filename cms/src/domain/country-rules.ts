import type { Frame } from './geometry';
import type { Message } from './message';

const WHOLE_YEAR = '1,2,3,4,5,6,7,8,9,10,11,12';

/** Finds out whether a climate is one of a whole year: the chart and the table of a page show twelve months. */
export function climateFaults(months: readonly { readonly mois: number }[]): Message[] {
  if (months.length === 0 || months.map(({ mois }) => mois).join() === WHOLE_YEAR) return [];
  return [
    {
      fr: 'le climat (climat) demande les douze mois, dans l’ordre de 1 à 12, ou aucun',
      en: 'the climate (climat) takes the twelve months, in order from 1 to 12, or none',
    },
  ];
}

/**
 * Finds out whether the area of a map (`carte`) has a height and a width. Its west may be greater than its east, across the
 * 180th meridian.
 */
export function frameFaults(frame: Frame | null | undefined): Message[] {
  if (!frame) return [];
  const { ouest, sud, est, nord } = frame;
  const faults: Message[] = [];
  if (sud >= nord)
    faults.push({
      fr: `le sud du cadre de la carte (carte\u00a0: sud ${String(sud)}, nord ${String(nord)}) n’est pas au sud de son nord`,
      en: `the south of the map’s frame (carte: sud ${String(sud)}, nord ${String(nord)}) is not south of its north`,
    });
  if (ouest === est || (ouest === 180 && est === -180))
    faults.push({
      fr: `le cadre de la carte (carte\u00a0: ouest ${String(ouest)}, est ${String(est)}) n’a pas de largeur`,
      en: `the map’s frame (carte: ouest ${String(ouest)}, est ${String(est)}) has no width`,
    });
  return faults;
}

/** @param articles how many published articles stand under the country in one language */
export function countryInUse(articles: number): Message | undefined {
  if (articles === 0) return undefined;
  const one = articles === 1;
  return {
    fr: `${one ? '1 article publié est' : `${String(articles)} articles publiés sont`} dans ce pays ; dépubliez-le${one ? '' : 's'} d’abord, ou changez-en le pays`,
    en: `${one ? '1 published article stands' : `${String(articles)} published articles stand`} under this country; unpublish ${one ? 'it' : 'them'} first, or move ${one ? 'it' : 'them'} to another country`,
  };
}
