/**
 * Lower case, accents stripped, special characters removed, words joined with hyphens (SPEC §9).
 * @example slugify('Où dormir à Höfn ?') → 'ou-dormir-a-hofn'
 * @example slugify('Þingvellir & Œrebro') → 'thingvellir-oerebro'
 */
export function slugify(text: string): string {
  return (
    text
      .toLowerCase()
      // Soft hyphens and marks without a width come along with a text from a PDF or a page.
      .replace(/[æœøðþß\p{Cf}]/gu, (letter) => LIGATURES[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Letters that do not decompose into a base letter and an accent. */
const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ß: 'ss' };
