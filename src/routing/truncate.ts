/**
 * Cuts a title at the last space before a length and appends an ellipsis (SPEC §9). A first word that is longer than
 * the length is cut inside, between letters and never through an accent or an emoji.
 * @param length in characters, without the ellipsis
 * @example truncateTitle('Une semaine dans le Sud', 14) → 'Une semaine…'
 */
export function truncateTitle(title: string, length: number): string {
  if (title.length <= length) return title;
  const letters = firstLetters(title, length + 1);
  if (letters.length <= length) return title;
  const kept = letters.join('');
  const lastSpace = kept.search(/(?<!\s)\s+\S*$/u);
  const cut = lastSpace > 0 ? kept.slice(0, lastSpace) : letters.slice(0, length).join('');
  return `${cut.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
}

let segmenter: Intl.Segmenter | undefined;

/** Letters as readers see them, as many as asked for: looking at all of a long text took a third of a second of each build. */
function firstLetters(text: string, count: number): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    letters.push(segment);
    if (letters.length === count) break;
  }
  return letters;
}
