/** Closed lists of the specification (SPEC §3). The CMS's enumerations say the same; the build refuses anything else. */

export const ARTICLE_TYPES = ['interet', 'zone', 'loisir', 'top', 'autre'] as const;

/** The steps an article may belong to, and the number that each shows (DECISIONS 2). */
export const ARTICLE_STEPS = ['etape1', 'etape2', 'etape3', 'etape4', 'etape8'] as const;

/** The eight steps of a country page, in order (SPEC §1). */
export const PATH_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PathStep = (typeof PATH_STEPS)[number];

/** The steps of the country menu: those of articles, and step 6 with its own list (SPEC §3, DECISIONS 1). */
export const MENU_STEPS: readonly PathStep[] = [1, 2, 3, 4, 6, 8];

export const ICON_NAMES = [
  'volcan',
  'agenda',
  'sante',
  'virus',
  'plan',
  'meteo',
  'avion',
  'voiture',
  'hebergement',
  'camping',
  'budget',
  'hiver',
  'snorkeling',
  'itineraire',
  'etonnant',
  'avis',
  'ticket',
  'mouton',
  'insolite',
  'mariage',
  'top',
  'palmier',
] as const;

export const COUNTRY_REFERENCES = ['islande', 'usa', 'hawaii', 'polynesie'] as const;
export type CountryReference = (typeof COUNTRY_REFERENCES)[number];

export function isCountryReference(value: unknown): value is CountryReference {
  return COUNTRY_REFERENCES.some((reference) => reference === value);
}

/** The destinations of the menu, in this order and no other (SPEC §9; French Polynesia is main in data, absent here). */
export const MENU_DESTINATIONS: readonly CountryReference[] = ['hawaii', 'islande', 'usa'];

export const COUNTRY_ICONS = [
  'geyser',
  'arche',
  'vague',
  'atoll',
  'montagne',
  'erable',
  'phare',
  'torii',
  'temple',
] as const;

export const PAGE_IDENTIFIERS = ['contact', 'sitemap', 'confidentialite', 'cg', 'accessibilite'] as const;
export type PageIdentifier = (typeof PAGE_IDENTIFIERS)[number];

export const MAP_LAYERS = [
  'points_interet',
  'randonnees',
  'activites',
  'itineraires',
  'points_secondaires',
] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export const HIKE_GRADES = ['facile', 'modere', 'soutenu', 'difficile'] as const;
export type HikeGrade = (typeof HIKE_GRADES)[number];

export const ALERT_LEVELS = ['info', 'vigilance', 'danger'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

export const SOCIAL_NETWORKS = ['video', 'page', 'entraide'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * Aspects of an article that were compared with a source, or not; the CMS's component `partage.aspect` has the same
 * list.
 */
export const ASPECTS = [
  'acces',
  'transports',
  'saison',
  'climat',
  'horaires',
  'reservation',
  'prix',
  'regles',
  'securite',
  'mesures',
  'nature',
  'histoire',
  'formalites',
  'sante',
] as const;
export type Aspect = (typeof ASPECTS)[number];
