import { type Form, say, words } from '../types';
import { BODY, PUBLISH_AT, SEO, SLUG, STANDFIRST, TITLES } from './shared';
import { BOOKING, SEASON } from './trip';

export const STATIC_PAGE_FORM: Form = {
  groups: [
    { title: TITLES.text, rows: [['titre'], ['slug', 'identifiant'], ['chapeau'], ['corps']] },
    { title: TITLES.found, rows: [['publier_le'], ['seo']] },
  ],
  machinery: ['anciennes_adresses', 'import_key'],
  list: ['titre', 'identifiant', 'updatedAt'],
  settings: { mainField: 'titre', defaultSortBy: 'titre', defaultSortOrder: 'ASC' },
  words: {
    titre: say(['Titre', 'Le titre de la page.'], ['Title', 'The page’s title.']),
    publier_le: PUBLISH_AT,
    slug: SLUG,
    identifiant: say(
      ['Rôle de la page', 'Où le site place cette page et ce qu’il y ajoute.'],
      ['Role of the page', 'Where the site puts this page and what it adds.'],
    ),
    chapeau: STANDFIRST,
    corps: BODY,
    seo: SEO,
  },
};

export const SITE_FORM: Form = {
  groups: [
    {
      rows: [
        [
          ['nom', 4],
          ['accroche', 8],
        ],
        ['affiche_accueil'],
        ['affiche_introuvable'],
        ['liens_sociaux'],
      ],
    },
  ],
  machinery: ['import_key'],
  settings: { mainField: 'nom' },
  words: {
    nom: say(
      ['Nom du site', 'Dans l’en-tête et les titres des pages.'],
      ['Name of the site', 'In the header and in page titles.'],
    ),
    accroche: say(
      ['Accroche', 'Une phrase sous le nom du site.'],
      ['Tagline', 'One sentence below the site’s name.'],
    ),
    affiche_accueil: say(
      ['Image de l’accueil', 'La grande image de la page d’accueil.'],
      ['Picture of the home page', 'The large picture of the home page.'],
    ),
    affiche_introuvable: say(
      ['Image de la page introuvable', 'Ce que voit un visiteur à une adresse inconnue.'],
      ['Picture for unknown addresses', 'What a visitor sees at an address that does not exist.'],
    ),
    liens_sociaux: say(
      ['Liens sociaux', 'Au pied de toutes les pages.'],
      ['Social links', 'At the foot of every page.'],
    ),
  },
};

export const AUTHOR_FORM: Form = {
  groups: [{ rows: [['nom'], ['bio'], ['photo']] }],
  machinery: ['import_key'],
  list: ['nom', 'updatedAt'],
  settings: { mainField: 'nom', defaultSortBy: 'nom', defaultSortOrder: 'ASC' },
  words: {
    nom: say(['Nom', 'Comme il est signé.'], ['Name', 'As it is signed.']),
    bio: say(
      ['Présentation', 'Quelques phrases sous les articles.'],
      ['Biography', 'A few sentences below articles.'],
    ),
    photo: say(['Portrait', 'Une image carrée, du visage.'], ['Portrait', 'A square picture of the face.']),
  },
};

export const EXCURSION_FORM: Form = {
  groups: [
    {
      title: TITLES.text,
      rows: [
        ['titre'],
        ['description'],
        ['duree', 'lieu'],
        ['saison'],
        ['reservation'],
        ['lien_reservation'],
        ['pay', 'region'],
        ['image'],
      ],
    },
    {
      title: words('Testé et approuvé', 'Tested and approved'),
      rows: [
        ['teste_approuve', 'exemple_de_label'],
        ['teste_par', 'teste_le', 'teste_avec'],
      ],
    },
  ],
  machinery: ['id_court', 'import_key'],
  list: ['titre', 'pay', 'region', 'teste_approuve', 'updatedAt'],
  settings: { mainField: 'titre', defaultSortBy: 'titre', defaultSortOrder: 'ASC' },
  words: {
    saison: SEASON,
    reservation: BOOKING,
    titre: say(['Titre', 'Le nom de l’excursion.'], ['Title', 'The name of the excursion.']),
    description: say(
      ['Description', 'Ce que l’on y fait, en quelques phrases.'],
      ['Description', 'What one does there, in a few sentences.'],
    ),
    lien_reservation: say(
      [
        'Lien de réservation',
        'Une adresse qui commence par https://. Les visiteurs voient que c’est de la publicité.',
      ],
      ['Booking link', 'An address that starts with https://. Visitors see that it is advertising.'],
    ),
    teste_approuve: say(
      ['Testé et approuvé', 'Demande de dire qui, quand et avec quel prestataire.'],
      ['Tested and approved', 'Asks who, when and with which operator.'],
    ),
    teste_par: say(['Testé par', 'Le nom de qui a essayé.'], ['Tested by', 'The name of who tried it.']),
    teste_le: say(['Testé le', 'Le jour de l’essai.'], ['Tested on', 'The day of the test.']),
    teste_avec: say(['Testé avec', 'Le prestataire.'], ['Tested with', 'The operator.']),
    exemple_de_label: say(
      ['Exemple de label', 'Montre le label de la démonstration, marqué comme exemple.'],
      ['Sample of the label', 'Shows the demonstration’s label, marked as a sample.'],
    ),
    duree: say(['Durée', 'Par exemple\u00a0: une demi-journée.'], ['Duration', 'For instance: half a day.']),
    lieu: say(['Lieu', 'D’où l’on part.'], ['Place', 'Where it starts.']),
    image: say(['Image', 'Celle de la fiche.'], ['Picture', 'That of the card.']),
    pay: say(['Pays', 'Le pays où elle a lieu.'], ['Country', 'The country in which it takes place.']),
    region: say(['Région', 'Une région de ce pays.'], ['Region', 'A region of that country.']),
  },
};
