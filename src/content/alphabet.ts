const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
};

/**
 * A text by its plain letters: in lower case, without accents, apostrophes and marks that nobody sees, so that any keyboard
 * finds any name.
 * @example fold('Þórsmörk') → 'thorsmork'
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Soft hyphens and marks without a width come along with a text from a PDF or a page.
      .replace(/[æœøđðłþßʻ‘’'\p{Cf}]/gu, (letter) => LETTERS[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  );
}

/**
 * The order of an index, for `sort`: by plain letters, so that « Île » stands among the words with I and « Þórsmörk » among
 * those with T. `Intl.Collator` would take 8 to 15 ms until its first answer, while a page is taken over (bench/NOTEBOOK.md).
 */
export function alphabetically(a: string, b: string): number {
  return compare(fold(a), fold(b)) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
