const NUMBER = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number as people type and paste it: with a point or a comma, spaces between thousands, a typographic minus.
 * @returns null for an empty text, undefined for one that is no number
 * @example numberOf('64.53') → 64.53; numberOf('−21,5') → -21.5; numberOf('64.53, -21.5') → undefined
 */
export function numberOf(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(/^\u2212/, '-');
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A number as its language writes it, without spaces between thousands: what can be copied and pasted again. */
export function textOf(value: number, language: 'fr' | 'en'): string {
  return language === 'fr' ? String(value).replace('.', ',') : String(value);
}
