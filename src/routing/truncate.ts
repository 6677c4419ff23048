/**
 * Cuts a title at the last space before a length and appends an ellipsis (SPEC §9). A first word that is longer than
 * the length is cut inside, between letters and never through an accent or an emoji.
 * @param length in characters, without the ellipsis
 * @example truncateTitle('Une semaine dans le Sud', 14) → 'Une semaine…'
 */
export function truncateTitle(title: string, length: number): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(title)];
  if (letters.length <= length) return title;
  const kept = letters
    .slice(0, length + 1)
    .map(({ segment }) => segment)
    .join('');
  const lastSpace = kept.search(/\s+\S*$/u);
  const cut =
    lastSpace > 0
      ? kept.slice(0, lastSpace)
      : letters
          .slice(0, length)
          .map(({ segment }) => segment)
          .join('');
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
