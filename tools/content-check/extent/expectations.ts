/** The range in which a number should lie; both ends count. */
export type Range = {
  min: number;
  max: number;
};

const atLeast = (min: number): Range => ({ min, max: Infinity });
const exactly = (count: number): Range => ({ min: count, max: count });

/** The extent that was promised; every number of it stands here. */
export const EXPECTED = {
  /** Countries with all of it, and the keys of their regions. */
  regions: {
    islande: [
      'iceland-north',
      'iceland-east',
      'iceland-south',
      'iceland-west',
      'iceland-westfjords',
      'iceland-reykjavik',
    ],
    usa: ['usa-wyoming', 'usa-nevada', 'usa-arizona', 'usa-utah', 'usa-california'],
    hawaii: ['hawaii-kauai', 'hawaii-oahu', 'hawaii-maui', 'hawaii-big-island'],
    polynesie: [
      'polynesia-maupiti',
      'polynesia-moorea',
      'polynesia-huahine',
      'polynesia-tahaa',
      'polynesia-tahiti',
      'polynesia-bora-bora',
      'polynesia-tuamotu',
      'polynesia-marquesas',
      'polynesia-australs',
    ],
  },
  otherCountries: ['austria', 'canada', 'france', 'japan', 'south-korea'],
  types: ['interet', 'zone', 'loisir', 'top', 'autre'],
  layers: ['points_interet', 'randonnees', 'activites', 'itineraires', 'points_secondaires'],
  /** Articles of a region that are not of type `interet`. */
  guidesInRegion: { min: 3, max: 8 },
  /** SPEC §2: with exactly one guide, a region shows a direct link. */
  guidesInRegionBut: {
    'iceland-east': { min: 1, max: 3 },
    'iceland-west': exactly(1),
    'polynesia-bora-bora': exactly(1),
    'polynesia-marquesas': exactly(1),
    'polynesia-australs': exactly(1),
  } as Record<string, Range>,
  practicalInCountry: atLeast(9),
  step6InCountry: exactly(4),
  excursionsInCountry: atLeast(8),
  featuresInCountry: atLeast(40),
  climateMonths: exactly(12),
  emergencyNumbers: atLeast(1),
  sources: atLeast(1),
  articlesInOtherCountry: exactly(2),
  topArticles: exactly(4),
  articlesInLanguage: atLeast(140),
};
