const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ß: 'ss' };

/**
 * A text as a search compares it: without capitals and accents.
 * @example fold('École de l’Œuf') → 'ecole de l’oeuf'
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æœøðþß]/g, (letter) => LIGATURES[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
