import type { Message } from './message';

/** @param articles how many published articles stand under the country in one language */
export function countryInUse(articles: number): Message | undefined {
  if (articles === 0) return undefined;
  const one = articles === 1;
  return {
    fr: `${one ? '1 article publié est' : `${String(articles)} articles publiés sont`} dans ce pays ; dépubliez-le${one ? '' : 's'} d’abord, ou changez-en le pays`,
    en: `${one ? '1 published article stands' : `${String(articles)} published articles stand`} under this country; unpublish ${one ? 'it' : 'them'} first, or move ${one ? 'it' : 'them'} to another country`,
  };
}
