import { type Form, say } from '../types';
import { DUE } from './trip';

const HTTPS = say(['Adresse', 'Elle commence par https://.'], ['Address', 'It starts with https://.']);

const part = (rows: Form['groups'][number]['rows'], words: Form['words']): Form => ({
  groups: [{ rows }],
  machinery: [],
  words,
});

/** Components: parts of entries. */
export const PART_FORMS: Readonly<Record<string, Form>> = {
  'lieu.cadre': part([['ouest', 'est', 'sud', 'nord']], {
    ouest: say(
      ['Ouest', 'Longitude du bord gauche, de −180 à 180.'],
      ['West', 'Longitude of the left edge, −180 to 180.'],
    ),
    sud: say(
      ['Sud', 'Latitude du bord bas, de −90 à 90.'],
      ['South', 'Latitude of the lower edge, −90 to 90.'],
    ),
    est: say(
      ['Est', 'Longitude du bord droit, de −180 à 180.'],
      ['East', 'Longitude of the right edge, −180 to 180.'],
    ),
    nord: say(
      ['Nord', 'Latitude du bord haut, de −90 à 90.'],
      ['North', 'Latitude of the upper edge, −90 to 90.'],
    ),
  }),
  'lieu.point': part([['latitude', 'longitude']], {
    latitude: say(
      ['Latitude', 'Degrés vers le nord, de −90 à 90\u202f; 64,08 en Islande.'],
      ['Latitude', 'Degrees to the north, −90 to 90; 64.08 in Iceland.'],
    ),
    longitude: say(
      ['Longitude', 'Degrés vers l’est, de −180 à 180\u202f; −20,15 en Islande.'],
      ['Longitude', 'Degrees to the east, −180 to 180; −20.15 in Iceland.'],
    ),
  }),
  'media.image': part([['fichier', 'alternative'], ['legende']], {
    fichier: say(
      ['Image', 'De la médiathèque, avec son auteur et sa licence.'],
      ['Picture', 'Of the media library, with its author and licence.'],
    ),
    alternative: say(
      ['Texte alternatif', 'Ce que l’image montre, pour qui ne la voit pas.'],
      ['Alternative text', 'What the picture shows, for those who cannot see it.'],
    ),
    legende: say(
      ['Légende', 'Sous l’image, si elle apprend quelque chose.'],
      ['Caption', 'Below the picture, if it adds something.'],
    ),
  }),
  'partage.aspect': part([['aspect']], {
    aspect: say(['Aspect', 'Une sorte de faits.'], ['Aspect', 'One kind of facts.']),
  }),
  'partage.ligne': part([['texte']], {
    texte: say(['Texte', 'Une ligne, sans point final.'], ['Text', 'One line, without a full stop.']),
  }),
  'partage.seo': part([['titre'], ['description']], {
    titre: say(
      ['Titre', '60 signes sont montrés en général.'],
      ['Title', '60 characters are usually shown.'],
    ),
    description: say(
      ['Description', '155 signes sont montrés en général.'],
      ['Description', '155 characters are usually shown.'],
    ),
  }),
  'pays.alerte': part([['texte'], ['niveau', 'debut', 'fin'], ['source']], {
    texte: say(['Texte', 'Ce qui se passe, et quoi faire.'], ['Text', 'What happens, and what to do.']),
    niveau: say(
      ['Niveau', 'Change la couleur et le mot devant l’alerte.'],
      ['Level', 'Changes the colour and the word before it.'],
    ),
    debut: say(['Début', 'L’alerte paraît à ce moment.'], ['Start', 'The alert appears at this time.']),
    fin: say(['Fin', 'L’alerte disparaît à ce moment.'], ['End', 'The alert goes away at this time.']),
    source: HTTPS,
  }),
  'pays.etape': part(
    [
      [
        ['numero', 3],
        ['titre', 9],
      ],
      ['texte'],
      ['echeance'],
    ],
    {
      echeance: DUE,
      numero: say(['Numéro', 'De 1 à 8.'], ['Number', 'From 1 to 8.']),
      titre: say(['Titre', 'Le nom de l’étape.'], ['Title', 'The name of the step.']),
      texte: say(
        ['Texte', 'Un ou deux paragraphes, en Markdown.'],
        ['Text', 'One or two paragraphs, in Markdown.'],
      ),
    },
  ),
  'pays.mois': part(
    [
      ['mois', 'temperature_min', 'temperature_max'],
      ['pluie_mm', 'jour_h'],
    ],
    {
      mois: say(['Mois', 'De 1 (janvier) à 12.'], ['Month', 'From 1 (January) to 12.']),
      temperature_min: say(['Minimum', 'Moyenne des minima, en °C.'], ['Low', 'Mean of the lows, in °C.']),
      temperature_max: say(['Maximum', 'Moyenne des maxima, en °C.'], ['High', 'Mean of the highs, in °C.']),
      pluie_mm: say(['Pluie', 'En millimètres par mois.'], ['Rain', 'In millimetres a month.']),
      jour_h: say(
        ['Durée du jour', 'En heures, au milieu du mois.'],
        ['Daylight', 'In hours, in the middle of the month.'],
      ),
    },
  ),
  'pays.source': part([['titre'], ['url']], {
    titre: say(['Nom', 'De l’organisme ou du service.'], ['Name', 'Of the organisation or service.']),
    url: HTTPS,
  }),
  'pays.urgence': part([['service', 'numero']], {
    service: say(['Service', 'Police, secours, ambassade…'], ['Service', 'Police, rescue, embassy…']),
    numero: say(['Numéro', 'Comme on le compose sur place.'], ['Number', 'As it is dialled there.']),
  }),
  'rando.faits': part([['distance_km', 'denivele_m', 'duree_min'], ['cotation', 'saison'], ['gpx']], {
    distance_km: say(
      ['Distance', 'En kilomètres, aller et retour. Avec une trace\u00a0: vide suffit.'],
      ['Distance', 'In kilometres, there and back. With a track: may stay empty.'],
    ),
    denivele_m: say(['Dénivelé positif', 'En mètres.'], ['Ascent', 'In metres.']),
    duree_min: say(
      ['Durée de marche', 'En minutes, sans les pauses.'],
      ['Walking time', 'In minutes, without breaks.'],
    ),
    cotation: say(['Niveau', 'Pour un marcheur ordinaire.'], ['Grade', 'For an average walker.']),
    gpx: say(
      [
        'Trace GPX',
        'Un fichier GPX avec une trace, 10 Mo au plus. Sa ligne et son profil paraissent dans l’article.',
      ],
      ['GPX track', 'A GPX file with a track, 10 MB at most. Its line and profile appear in the article.'],
    ),
    saison: say(
      ['Saison', 'Les mois où elle est praticable.'],
      ['Season', 'The months in which it can be walked.'],
    ),
  }),
  'site.lien-social': part([['reseau', 'url']], {
    reseau: say(['Réseau', 'Choisit le dessin du lien.'], ['Network', 'Chooses the link’s drawing.']),
    url: HTTPS,
  }),
};
