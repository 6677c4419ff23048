/** A slip of the hand and what stands there instead. `slip` is global; letters are known in Unicode. */
export type Habit = {
  slip: RegExp;
  expected: string;
};

/** Units by their signs; words such as hours or minutes are not held to it. */
const UNITS = (
  'km m cm mm km/h m/s km² m² ha kg g L cl ml °C °F % ‰ h min mph ft mi(?!-) miles lb oz ' +
  'kWh kW V Hz hPa € \\$'
).split(' ');

/** @example spaced(['m']) finds the space of "3 m", not that of "2026 m’a" */
const spaced = (units: readonly string[]): Habit => ({
  slip: new RegExp(`(?<=\\d)[ \\n\\t](?=(${units.join('|')})(?![\\p{L}\\p{N}’]))`, 'gu'),
  expected: 'a no-break space (U+00A0) between number and unit',
});

const glued: Habit = {
  slip: /(?<=\d)(?=(km|cm|mm|kg|°C|°F|kWh|mph|ft)(?![\p{L}\p{N}]))/gu,
  expected: 'a no-break space (U+00A0) between number and unit',
};

const QUOTES: Habit[] = [
  { slip: /'/g, expected: 'a typographic apostrophe or quote (’)' },
  { slip: /"/g, expected: 'typographic quotes' },
  { slip: /\.\.\./g, expected: '… as one character' },
];

/** Words that often lose the accent of their capital. */
const CAPITALS = (
  'Ca Ecole Ecoles Economie Ecosse Ecoutez Ecran Ecrivez Eglise Eglises Egypte Elan Elevage Elevages Eloignez ' +
  'Emission Energie Epave Epaves Epicerie Epoque Equateur Equipement Equipez Eruption Eruptions Etang Etangs Etant ' +
  'Etape Etapes Etat Etats Ete Eté Etes Etiez Etoile Etoiles Etonnant Etre Etroit Etroite Etude Etudes Evasion ' +
  'Evidemment Evitez Ile Iles Ilot Ilots'
).replaceAll(' ', '|');

export const FRENCH: readonly Habit[] = [
  { slip: /(?<![\u202f(!?])[;!?]/g, expected: 'a narrow no-break space (U+202F) before ; ! ?' },
  { slip: /(?<!\u00a0):(?!(?<=\d:)\d)/g, expected: 'a no-break space (U+00A0) before the colon' },
  { slip: /(?<!\u00a0)»/g, expected: 'a no-break space (U+00A0) before »' },
  { slip: /«(?!\u00a0)/g, expected: 'a no-break space (U+00A0) after «' },
  ...QUOTES,
  { slip: /(?<=^|\n|[.!?…:»]\s|[«(–—]\s?)A(?=\s+\p{L})/gu, expected: 'À for a capital à' },
  {
    slip: new RegExp(`(?<![\\p{L}\\p{N}-])(${CAPITALS})(?![\\p{L}\\p{N}])`, 'gu'),
    expected: 'the accent of a capital',
  },
  spaced([...UNITS, 'l', 's', 't', 'Mo', 'Go']),
  glued,
];

export const ENGLISH: readonly Habit[] = [...QUOTES, spaced(UNITS), glued];
