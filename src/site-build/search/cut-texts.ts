import type { Locale } from '../../config/locales';
import { sentencesOf } from '../../content/search/marks';
import type { TextRow } from '../../content/search/shards';
import { wordsOf } from '../../content/search/words';
import { weigh } from './weights';

/** The texts of an entry, whole. */
export type WholeText = {
  readonly id: string;
  readonly lead: string;
  readonly headings: readonly string[];
  readonly text: string;
};

/** A line of a text: which entry it belongs to, where it stands there, and how early it is wanted. */
type Line = {
  readonly id: string;
  readonly place: 1 | 2 | 3;
  readonly rank: number;
  readonly order: number;
  readonly text: string;
};

/** Texts are only cut where a part is full; the last guess is made smaller by this much until it fits. */
const SHRINK = 0.97;

/**
 * Cuts the texts of a country into parts that keep to a weight. What says most comes first: standfirsts, headings, then
 * sentences by their rarest word, so that a name that stands in one text only is in the first part.
 * @param limits weight of the first part and of the others, in bytes after gzip; 0 for a first part leaves it out
 */
export function cutTexts(
  texts: readonly WholeText[],
  locale: Locale,
  limits: { readonly first: number; readonly others: number },
): TextRow[][] {
  let lines = linesOf(texts, locale).sort((a, b) => a.rank - b.rank || a.order - b.order);
  const parts: TextRow[][] = [];
  let limit = limits.first || limits.others;
  while (lines.length > 0) {
    const count = fitting(lines, limit);
    parts.push(rowsOf(lines.slice(0, count)));
    lines = lines.slice(count);
    limit = limits.others;
  }
  return parts;
}

/** Counts how many of the first lines make a part of at most that weight; at least one. */
function fitting(lines: readonly Line[], limit: number): number {
  const weightOf = (count: number) => weigh(JSON.stringify(rowsOf(lines.slice(0, count))));
  let count = lines.length;
  for (let weight = weightOf(count); weight > limit && count > 1; weight = weightOf(count))
    count = Math.max(1, Math.floor(count * Math.min(SHRINK, limit / weight)));
  return count;
}

function linesOf(texts: readonly WholeText[], locale: Locale): Line[] {
  const rarity = rarityOf(texts, locale);
  let order = 0;
  return texts.flatMap(({ id, lead, headings, text }) => {
    const line = (place: Line['place'], rank: number, words: string): Line[] =>
      words ? [{ id, place, rank, order: order++, text: words }] : [];
    return [
      ...line(1, 0, lead),
      ...line(2, 1, headings.join('\n')),
      ...sentencesOf(text).flatMap((sentence) => line(3, 2 + rarity(sentence), sentence)),
    ];
  });
}

/** In how many texts the rarest word of a sentence stands. */
function rarityOf(texts: readonly WholeText[], locale: Locale): (sentence: string) => number {
  const counts = new Map<string, number>();
  for (const { text } of texts)
    for (const word of new Set(wordsOf(text, locale).map(({ plain }) => plain)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return (sentence) =>
    Math.min(texts.length, ...wordsOf(sentence, locale).map(({ plain }) => counts.get(plain) ?? 1));
}

/** Lines in the order in which they are read, by entry. */
function rowsOf(lines: readonly Line[]): TextRow[] {
  const rows = new Map<string, [string, string, string, string]>();
  for (const { id, place, text } of [...lines].sort((a, b) => a.order - b.order)) {
    const row = rows.get(id) ?? [id, '', '', ''];
    row[place] = row[place] ? `${row[place]}\n${text}` : text;
    rows.set(id, row);
  }
  return [...rows.values()];
}
