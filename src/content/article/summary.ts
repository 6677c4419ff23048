import { truncateTitle } from '../../routing/truncate';

/**
 * Three lines of a small screen hold about this many characters. A country's page can show forty summaries, so
 * that longer ones would weigh on its HTML.
 */
const LENGTH = 100;
/** A summary may be this much shorter for the sake of a whole sentence. */
const SHORTEST = 60;
/** Two small letters or digits before the point, so that it ends no abbreviation of one letter. */
const SENTENCE_END = /[\p{Ll}\d»)’”]{2}\s?[.!?…](?=\s)/gu;

/**
 * The beginning of a standfirst, as a card shows it: its first sentences where they end not far from the cut, and whole
 * words with an ellipsis otherwise.
 * @example summaryOf('Des orgues de basalte, un sable noir comme de l’encre et la mer. Reynisfjara est la plage la plus célèbre d’Islande.')
 *   → 'Des orgues de basalte, un sable noir comme de l’encre et la mer.'
 */
export function summaryOf(standfirst: string): string {
  const cut = truncateTitle(standfirst, LENGTH);
  if (cut === standfirst) return standfirst;
  const end = [...standfirst.slice(0, LENGTH + 1).matchAll(SENTENCE_END)].at(-1);
  const whole = end ? standfirst.slice(0, end.index + end[0].length) : '';
  return whole.length >= SHORTEST ? whole : cut;
}
