import type { Locale } from './types';

/** A length or a height that a text tells in digits. */
export type Figure = {
  /** Position in the text at which it begins. */
  index: number;
  /** As it is written. */
  text: string;
  unit: Unit;
  metres: number;
};

type Unit = keyof typeof METRES;

const METRES = { km: 1000, m: 1, miles: 1609.344, ft: 0.3048 };

/** Speeds, areas and the last digits of a longer number are no lengths. */
const FIGURES: Record<Locale, RegExp> = {
  fr: /(?<![\d,\u202f])(\d{1,3}(?:\u202f\d{3})+|\d+)(?:,(\d+))?[ \u00a0\u202f](km|m)(?![\p{L}\d²³/])/gu,
  en: /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?[ \u00a0](km|miles|m|ft)(?![\p{L}\d²³/])/gu,
};

/** @example figuresIn('Le Rotui, 899 m', 'fr') → [{ index: 10, text: '899 m', unit: 'm', metres: 899 }] */
export function figuresIn(text: string, locale: Locale): Figure[] {
  return [...text.matchAll(FIGURES[locale])].map(
    ({ index, 0: written, 1: whole = '', 2: decimals, 3: unit }) => {
      const value = Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`);
      const known = unit as Unit;
      return { index, text: written, unit: known, metres: value * METRES[known] };
    },
  );
}

/** In one unit a figure is the same or it is not; between two units the last digit is rounded. */
const isSame = (a: Figure, b: Figure) =>
  Math.abs(a.metres - b.metres) <= (a.unit === b.unit ? 1e-6 : 0.005 * b.metres);
const isMetric = ({ unit }: Figure) => unit === 'km' || unit === 'm';
const isNear = (a: Figure, b: Figure) => a.metres / b.metres > 0.85 && a.metres / b.metres < 1 / 0.85;

/**
 * Figures of one language that the other language tells a little differently. A figure that one language alone tells, or
 * tells in words, has nothing near it and is no fault.
 */
export function nearMisses(figures: readonly Figure[], others: readonly Figure[]): [Figure, Figure][] {
  const lone = others.filter((other) => isMetric(other) && !figures.some((figure) => isSame(figure, other)));
  return figures.flatMap((figure): [Figure, Figure][] => {
    if (others.some((other) => isSame(other, figure))) return [];
    const near = lone.find((other) => isNear(figure, other));
    return near === undefined ? [] : [[figure, near]];
  });
}

/** Rounding accounts for this much between two systems of measures: “3 m (9 ft)”. */
const ROUNDING = 0.13;

/** Figures with the same in another unit in brackets behind them, where the two are not the same. */
export function wrongConversions(text: string, locale: Locale): [Figure, Figure][] {
  const figures = figuresIn(text, locale);
  return figures.flatMap((figure, position): [Figure, Figure][] => {
    const next = figures[position + 1];
    if (next === undefined) return [];
    const between = text.slice(figure.index + figure.text.length, next.index);
    const isBracketed = /^ \((?:[\d.,½]+(?:–| to | or ))?$/.test(between);
    const isOff = Math.abs(figure.metres / next.metres - 1) > ROUNDING;
    return isBracketed && figure.unit !== next.unit && isOff ? [[figure, next]] : [];
  });
}

/** A name, without its article or kind, and what leads from it to its height. */
const NAME =
  /(?:(?:L’|le mont |Le mont |[Mm]ount ))?(\p{Lu}[\p{L}\p{M}ʻ'-]{2,}(?:[ ’](?:de |du |d’|of )?\p{Lu}[\p{L}\p{M}ʻ'-]+)*)(?:, | \()(?:à |at )?$/u;

/** Words which say that the figure is a distance from the name: “Colorado, 300 m plus bas”. */
const DISTANCE = /^ (?:plus|en contrebas|au-dessus|à|below|above|further|away|apart|l’un|from|to)(?!\p{L})/u;

/** Metres that stand directly behind a name: its height. @example 'Tohiea, 1 207 m' → Tohiea: 1 207 m */
export function namedFigures(text: string, locale: Locale): { name: string; figure: Figure }[] {
  return figuresIn(text, locale).flatMap((figure) => {
    const name = NAME.exec(text.slice(0, figure.index))?.[1];
    const isDistance = DISTANCE.test(text.slice(figure.index + figure.text.length));
    return name === undefined || figure.unit !== 'm' || isDistance ? [] : [{ name, figure }];
  });
}
