import type { Locale } from '../../config/locales';
import { Translator } from '../../i18n/translator';
import type { Translate } from '../../i18n/vocabulary';

/** The planner's words load with the planner, so that pages do not carry them. */
const LOADERS: Record<Locale, () => Promise<{ readonly default: object }>> = {
  fr: () => import(/* webpackChunkName: "trip-words-fr" */ '../../../locales/fr/trip.json'),
  en: () => import(/* webpackChunkName: "trip-words-en" */ '../../../locales/en/trip.json'),
};

export type TripWords = Translate<'trip'>;

export async function loadTripWords(locale: Locale): Promise<TripWords> {
  const { default: trip } = await LOADERS[locale]();
  return new Translator(locale, { [locale]: { trip } }).namespace('trip');
}
