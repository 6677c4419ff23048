import { type Form, say } from '../types';

/** Fields that visitors' trips read. */
export const SEASON = say(
  [
    'Mois de la saison',
    'Mois où c’est possible, en nombres\u00a0: 6-9, ou 11-2, 6. Un voyage daté dit quand il tombe hors saison.',
  ],
  [
    'Months of the season',
    'Months in which it can be done, as numbers: 6-9, or 11-2, 6. A dated trip says when it falls outside.',
  ],
);
export const BOOKING = say(
  ['Réservation', 'Combien de jours à l’avance, et pourquoi\u202f; un voyage daté en fait une échéance.'],
  ['Booking', 'How many days ahead, and why; a dated trip makes a deadline of it.'],
);
export const DAYS = say(
  ['Jours de l’itinéraire', 'Les visiteurs prennent ces jours comme voyage, puis les changent.'],
  ['Days of the itinerary', 'Visitors take these days as a trip and then change them.'],
);
export const DRIVES = say(
  ['Trajets en voiture', 'Distances et durées entre lieux de la carte\u202f; un voyage les additionne.'],
  ['Drives', 'Distances and times between places of the map; a trip adds them up.'],
);
export const DUE = say(
  ['Échéance', 'Jours avant le départ. Vide\u00a0: l’étape n’a pas de date.'],
  ['Due', 'Days before departure. Empty: the step has no date.'],
);

const part = (rows: Form['groups'][number]['rows'], words: Form['words']): Form => ({
  groups: [{ rows }],
  machinery: [],
  words,
});

const PLACE = 'Identifiant court d’un lieu de la carte.';
const PLACE_EN = 'Short id of a place of the map.';

/** Forms of the components that those fields consist of. */
export const TRIP_PART_FORMS: Readonly<Record<string, Form>> = {
  'voyage.jour': part(
    [
      [
        ['numero', 3],
        ['titre', 9],
      ],
      ['etapes'],
    ],
    {
      numero: say(['Numéro', '1, 2, 3…'], ['Number', '1, 2, 3…']),
      titre: say(['Titre', 'Ce que le jour traverse.'], ['Title', 'What the day goes through.']),
      etapes: say(
        [
          'Étapes',
          'Identifiants courts, comme dans le lien d’un voyage, une espace entre eux\u00a0: k3v9x b2c3d.',
        ],
        ['Stops', 'Short ids, as in the link of a trip, one space between them: k3v9x b2c3d.'],
      ),
    },
  ),
  'voyage.reservation': part(
    [
      [
        ['jours', 3],
        ['texte', 9],
      ],
    ],
    {
      jours: say(
        ['Jours à l’avance', '0\u00a0: le jour même suffit.'],
        ['Days ahead', '0: the same day will do.'],
      ),
      texte: say(['Pourquoi', 'Une phrase.'], ['Why', 'One sentence.']),
    },
  ),
  'voyage.trajet': part(
    [
      ['de', 'vers'],
      ['km', 'minutes'],
      ['note'],
      [
        ['source', 8],
        ['releve_le', 4],
      ],
    ],
    {
      de: say(['De', PLACE], ['From', PLACE_EN]),
      vers: say(['Vers', PLACE], ['To', PLACE_EN]),
      km: say(['Kilomètres', 'Par la route, dans un sens.'], ['Kilometres', 'By road, one way.']),
      minutes: say(['Durée en minutes', 'Sans les arrêts.'], ['Time in minutes', 'Without stops.']),
      note: say(['Remarque', 'Piste, péage, bac…'], ['Note', 'Gravel, toll, ferry…']),
      source: say(['Source', 'Qui le dit, et où.'], ['Source', 'Who says so, and where.']),
      releve_le: say(
        ['Relevé le', 'Le jour où la source a été lue.'],
        ['Looked up on', 'The day on which the source was read.'],
      ),
    },
  ),
};
