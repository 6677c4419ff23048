import type { Locale } from '../../domain/locales';
import type { Fact } from './schema';

type Figure = NonNullable<Fact['local']>;

/** U+00A0 keeps a figure with its unit, U+202F groups French digits. */
const [SPACE, NARROW] = ['\u00a0', '\u202f'];

const CURRENCIES: Partial<Record<Figure['unite'], string>> = { USD: '$', EUR: '€' };
const ENGLISH_WORDS: Partial<Record<Figure['unite'], string>> = {
  jours: 'days',
  heures: 'hours',
  ans: 'years',
};

/** @example formatFactNumber(3055.5, 'fr') → '3 055,5', in English '3,055.5' */
function formatFactNumber(value: number, locale: Locale): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}(?!\d))/g, locale === 'fr' ? NARROW : ',');
  if (decimals === undefined) return grouped;
  return grouped + (locale === 'fr' ? ',' : '.') + decimals;
}

function formatFigure({ valeur, unite }: Figure, locale: Locale): string {
  const number = formatFactNumber(valeur, locale);
  const currency = CURRENCIES[unite];
  if (locale === 'fr') return `${number}${SPACE}${currency ?? unite}`;
  if (currency !== undefined) return currency + number;
  if (unite === '%') return `${number}%`;
  return `${number}${SPACE}${ENGLISH_WORDS[unite] ?? unite}`;
}

/**
 * A fact as a text of the language tells it.
 * @example formatFact({ valeur: 3055, unite: 'm', local: { valeur: 10023, unite: 'ft' }, … }, 'en') → '3,055 m (10,023 ft)'
 */
export function formatFact({ valeur, unite, local, texte }: Fact, locale: Locale): string {
  if (texte !== undefined) return texte[locale];
  if (valeur === undefined || unite === undefined) return '';
  const figure = formatFigure({ valeur, unite }, locale);
  return local !== undefined && locale === 'en' ? `${figure} (${formatFigure(local, locale)})` : figure;
}
