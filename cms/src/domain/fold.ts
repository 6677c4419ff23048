const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ß: 'ss' };

/**
 * A text as a search compares it: without capitals, accents and marks that nobody sees.
 * @example fold('École de l’Œuf') → 'ecole de l’oeuf'
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Soft hyphens and marks without a width come along with a text from a PDF or a page.
      .replace(/[æœøðþß\p{Cf}]/gu, (letter) => LIGATURES[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  );
}
