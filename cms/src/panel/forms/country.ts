import { type Form, say, words } from '../types';
import { ALERTS, PUBLISH_AT, SEO, SLUG, TITLES } from './shared';
import { DRIVES } from './trip';

export const COUNTRY_FORM: Form = {
  groups: [
    {
      title: TITLES.text,
      rows: [
        [
          ['pays', 5],
          ['slug', 7],
        ],
        ['introduction'],
        ['etapes'],
        ['articles_etape6'],
      ],
    },
    {
      title: words('Dans le site', 'In the site'),
      rows: [['reference', 'icone', 'pays_principal'], ['banniere']],
    },
    { title: TITLES.map, rows: [['carte'], ['trajets']] },
    { title: words('Climat', 'Climate'), rows: [['climat_lieu'], ['climat']] },
    {
      title: words('Sécurité et sources', 'Safety and sources'),
      rows: [['alertes'], ['urgences'], ['sources']],
    },
    { title: TITLES.found, rows: [['publier_le'], ['seo']] },
  ],
  machinery: ['anciennes_adresses', 'id_court', 'import_key'],
  list: ['pays', 'reference', 'pays_principal', 'updatedAt'],
  settings: { mainField: 'pays', defaultSortBy: 'pays', defaultSortOrder: 'ASC' },
  words: {
    pays: say(
      ['Nom du pays', 'Comme le lisent les visiteurs.'],
      ['Name of the country', 'As visitors read it.'],
    ),
    publier_le: PUBLISH_AT,
    slug: SLUG,
    reference: say(
      ['Couleurs et fond de carte', 'La destination dont la page prend les couleurs et le fond de carte.'],
      ['Colours and base map', 'The destination whose colours and base map the pages take.'],
    ),
    pays_principal: say(
      ['Destination principale', 'Les destinations principales sont au pied de toutes les pages.'],
      ['Main destination', 'Main destinations stand at the foot of every page.'],
    ),
    introduction: say(
      ['Introduction', 'Le texte en haut de la page du pays, en Markdown.'],
      ['Introduction', 'The text at the top of the country’s page, in Markdown.'],
    ),
    banniere: say(
      ['Bannière', 'La grande image en haut de la page.'],
      ['Banner', 'The large picture at the top of the page.'],
    ),
    icone: say(
      ['Pictogramme', 'Le petit dessin du pays dans les menus.'],
      ['Icon', 'The country’s small drawing in menus.'],
    ),
    carte: say(
      ['Cadre de la carte', 'Les quatre bords de la carte du pays. Vide\u00a0: le pays n’a pas de carte.'],
      ['Frame of the map', 'The four edges of the country’s map. Empty: the country has no map.'],
    ),
    climat_lieu: say(
      ['Lieu des mesures', 'Où les chiffres du climat ont été mesurés.'],
      ['Place of the measurements', 'Where the numbers of the climate were measured.'],
    ),
    climat: say(
      ['Climat, mois par mois', 'Douze mois, ou aucun.'],
      ['Climate, month by month', 'Twelve months, or none.'],
    ),
    etapes: say(
      ['Les huit étapes', 'Le titre et le texte de chaque étape de la préparation.'],
      ['The eight steps', 'Title and text of each step of planning.'],
    ),
    articles_etape6: say(
      ['Articles de l’étape 6', 'Dans l’ordre où le menu les montre.'],
      ['Articles of step 6', 'In the order in which the menu shows them.'],
    ),
    alertes: ALERTS,
    urgences: say(
      ['Numéros d’urgence', 'Qui appeler, et à quel numéro.'],
      ['Emergency numbers', 'Whom to call, and at which number.'],
    ),
    sources: say(
      ['Sources officielles', 'Où les visiteurs vérifient eux-mêmes.'],
      ['Official sources', 'Where visitors check for themselves.'],
    ),
    trajets: DRIVES,
    seo: SEO,
  },
};
