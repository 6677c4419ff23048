import type { Locale } from '../../config/locales';
import type { AlertLevel, CountryIcon, CountryReference } from '../../config/taxonomy';
import type { RichText } from '../markdown/types';
import type { Picture } from '../picture/types';
import type { Seo } from '../seo/adapt';

/** Degrees; `west` may be greater than `east` only across the antimeridian. */
export type Frame = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Means of one month: temperatures in °C, rain in mm, daylight in hours. */
export type ClimateMonth = {
  readonly month: number;
  readonly low: number;
  readonly high: number;
  readonly rainMm: number;
  readonly daylightH: number;
};

/** One of the eight steps of the planning path (SPEC §1), in the country's words. */
export type CountryStep = {
  readonly number: number;
  readonly title: string;
  readonly text?: RichText | undefined;
};

/** Shown from `start` to `end` (instants); `source` is the official page. */
export type Alert = {
  readonly text: string;
  readonly level: AlertLevel;
  readonly start: string;
  readonly end: string;
  readonly source: string;
};

export type EmergencyNumber = { readonly service: string; readonly number: string };
export type OfficialSource = { readonly title: string; readonly url: string };

export type Country = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly path: string;
  /** Where the entry has been before; visitors are led on from there. */
  readonly formerPaths: readonly string[];
  readonly name: string;
  readonly reference?: CountryReference | undefined;
  readonly isMain: boolean;
  readonly introduction?: RichText | undefined;
  readonly banner?: Picture | undefined;
  readonly icon?: CountryIcon | undefined;
  readonly frame?: Frame | undefined;
  readonly climatePlace?: string | undefined;
  readonly climate: readonly ClimateMonth[];
  readonly steps: readonly CountryStep[];
  /** Step 6 of the country menu, in the editors' order (DECISIONS 1). */
  readonly excursionArticles: readonly string[];
  readonly alerts: readonly Alert[];
  readonly emergencyNumbers: readonly EmergencyNumber[];
  readonly officialSources: readonly OfficialSource[];
  /** Articles of the country that only another language has; the build finds them (src/build/untranslated.ts). */
  readonly untranslated: readonly string[];
  readonly seo: Seo;
};
