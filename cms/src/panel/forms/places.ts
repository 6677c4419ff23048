import { type Form, say } from '../types';
import { ALERTS, COUNTRY, KEY_WORDS, REGION } from './shared';
import { SEASON } from './trip';

export const REGION_FORM: Form = {
  groups: [
    {
      rows: [
        [
          ['titre', 8],
          ['reference', 4],
        ],
        ['pay'],
        ['introduction'],
        ['cadre'],
        ['alertes'],
      ],
    },
  ],
  machinery: ['id_court', 'import_key'],
  list: ['titre', 'pay', 'updatedAt'],
  settings: { mainField: 'titre', defaultSortBy: 'titre', defaultSortOrder: 'ASC' },
  words: {
    titre: say(
      ['Nom de la région', 'Comme le lisent les visiteurs.'],
      ['Name of the region', 'As visitors read it.'],
    ),
    reference: say(
      [
        'Repère',
        'Un mot court et stable, le même dans les deux langues\u202f; il finit les liens vers la région.',
      ],
      ['Reference', 'A short, stable word, the same in both languages; links to the region end with it.'],
    ),
    pay: COUNTRY,
    introduction: say(
      ['Introduction', 'Quelques phrases au-dessus des guides de la région.'],
      ['Introduction', 'A few sentences above the region’s guides.'],
    ),
    cadre: say(
      ['Cadre de la carte', 'La partie de la carte du pays que l’on voit pour cette région.'],
      ['Frame of the map', 'The part of the country’s map that is seen for this region.'],
    ),
    alertes: ALERTS,
  },
};

export const MAP_FEATURE_FORM: Form = {
  groups: [
    {
      rows: [
        [
          ['titre', 8],
          ['couche', 4],
        ],
        ['pay', 'region'],
        ['geometrie'],
        ['schematique'],
        ['description'],
        ['article'],
        ['saison'],
        ['mots_cles'],
      ],
    },
  ],
  machinery: ['id_court', 'import_key'],
  list: ['titre', 'couche', 'pay', 'region', 'updatedAt'],
  settings: { mainField: 'titre', defaultSortBy: 'titre', defaultSortOrder: 'ASC' },
  words: {
    saison: SEASON,
    titre: say(
      ['Nom du lieu', 'Comme le lisent les visiteurs.'],
      ['Name of the place', 'As visitors read it.'],
    ),
    couche: say(
      ['Couche', 'Ce que le visiteur coche pour le voir.'],
      ['Layer', 'What a visitor ticks to see it.'],
    ),
    geometrie: say(
      ['Sur la carte', 'Un point ou une ligne, dans le cadre du pays.'],
      ['On the map', 'A point or a line, within the country’s frame.'],
    ),
    description: say(
      ['Description', 'Une ou deux phrases dans la fiche du lieu.'],
      ['Description', 'One or two sentences in the place’s card.'],
    ),
    mots_cles: KEY_WORDS,
    schematique: say(
      [
        'Tracé schématique',
        'Pour une ligne qui relie de vraies étapes sans suivre la route\u202f; les visiteurs en sont avertis.',
      ],
      ['Schematic line', 'For a line that joins real stops without following the road; visitors are told.'],
    ),
    article: say(
      ['Article', 'L’article vers lequel mène la fiche du lieu.'],
      ['Article', 'The article to which the place’s card leads.'],
    ),
    pay: COUNTRY,
    region: REGION,
  },
};
