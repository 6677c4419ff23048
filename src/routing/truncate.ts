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

/** Latin letters, digits and punctuation: each character is a letter as readers see it, unless others follow that join it. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u024f\u2010-\u2027\u202f\u2039\u203a\u20ac]*$/;

/**
 * Letters as readers see them, as many as asked for. The segmenter is asked only where it is needed: it took half of the
 * time in which a build adapts all articles.
 */
function firstLetters(text: string, count: number): string[] {
  const beginning = text.slice(0, count + 1);
  if (PLAIN.test(beginning)) return beginning.slice(0, count).split('');
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    letters.push(segment);
    if (letters.length === count) break;
  }
  return letters;
}
