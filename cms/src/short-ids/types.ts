import { ARTICLE, COUNTRY, EXCURSION, MAP_FEATURE, REGION } from '../strapi';

/** Types whose entries a link, a saved country or a trip can hold, and the field of each that is its title. */
export const TITLE_FIELDS: ReadonlyMap<string, string> = new Map([
  [ARTICLE, 'titre'],
  [COUNTRY, 'pays'],
  [EXCURSION, 'titre'],
  [MAP_FEATURE, 'titre'],
  [REGION, 'titre'],
]);

/** @example originOf('api::article.article', 'iceland-geysir') → 'article iceland-geysir' */
export const originOf = (uid: string, importKey: unknown): string | undefined =>
  typeof importKey === 'string' ? `${uid.split('.')[1] ?? uid} ${importKey}` : undefined;
