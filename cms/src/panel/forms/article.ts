import { type Form, say, words } from '../types';
import { BODY, KEY_WORDS, PUBLISH_AT, SEO, SLUG, STANDFIRST, TITLES } from './shared';
import { BOOKING, DAYS, SEASON } from './trip';

export const ARTICLE_FORM: Form = {
  groups: [
    {
      title: TITLES.text,
      rows: [
        ['titre'],
        [
          ['slug', 7],
          ['titre_court', 5],
        ],
        ['chapeau'],
        ['corps'],
        ['resume'],
      ],
    },
    {
      title: TITLES.place,
      rows: [
        ['pay', 'region'],
        ['type', 'etape'],
        ['position_page_pays', 'svg', 'rando'],
        ['article_general'],
      ],
    },
    { title: TITLES.pictures, rows: [['couverture'], ['galerie']] },
    {
      title: words('En pratique', 'In practice'),
      rows: [
        ['interet'],
        ['acces', 'difficulte'],
        ['avis'],
        ['aimons'],
        ['aimons_moins'],
        ['randonnee'],
        ['saison'],
        ['reservation'],
        ['jours'],
      ],
    },
    { title: TITLES.map, rows: [['coordonnees']] },
    {
      title: words('À lire et à réserver', 'To read and to book'),
      rows: [['continuer_voyage'], ['autres_experiences'], ['excursions']],
    },
    {
      title: TITLES.dates,
      rows: [
        ['auteur', 'publier_le'],
        ['publie_le', 'mis_a_jour_le', 'verifie_le'],
        ['verifie'],
        ['non_verifie'],
        [
          ['a_revoir_le', 4],
          ['a_revoir', 8],
        ],
      ],
    },
    { title: TITLES.found, rows: [['mots_cles'], ['seo']] },
  ],
  machinery: ['trace', 'anciennes_adresses', 'id_court', 'import_key'],
  list: ['titre', 'pay', 'region', 'etape', 'updatedAt'],
  settings: { mainField: 'titre', defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' },
  words: {
    titre: say(['Titre', 'Le titre de la page, en une ligne.'], ['Title', 'The page’s title, on one line.']),
    titre_court: say(
      ['Titre court', 'Pour les menus et les listes, où la place manque. Vide\u00a0: le titre.'],
      ['Short title', 'For menus and lists, where room is scarce. Empty: the title.'],
    ),
    resume: say(
      [
        'Phrase pour les listes',
        'Une phrase entière sous le titre, dans les listes. Vide\u00a0: le début du chapeau.',
      ],
      [
        'Line for cards',
        'One whole sentence below the title, in lists. Empty: the beginning of the standfirst.',
      ],
    ),
    mots_cles: KEY_WORDS,
    slug: SLUG,
    type: say(
      [
        'Type de guide',
        'Pour les guides seulement. Un lieu d’intérêt est sur la carte et dans sa région, hors de la liste des guides.',
      ],
      [
        'Kind of guide',
        'For guides only. A point of interest is on the map and in its region, not in the list of guides.',
      ],
    ),
    etape: say(
      [
        'Étape',
        'Pour les articles pratiques\u00a0: l’étape de la préparation sous laquelle ils sont rangés.',
      ],
      ['Step', 'For practical articles: the step of planning under which they stand.'],
    ),
    svg: say(
      ['Pictogramme', 'Le petit dessin à côté du titre dans les menus.'],
      ['Icon', 'The small drawing beside the title in menus.'],
    ),
    pay: say(
      [
        'Pays',
        'Le pays publié dont parle l’article. Un article qui ne parle d’aucun pays est un article général.',
      ],
      [
        'Country',
        'The published country that it is about. An article about no country is a general article.',
      ],
    ),
    article_general: say(
      [
        'Article général',
        'Cochez pour un article qui ne parle d’aucun pays\u00a0: son adresse est celle du site lui-même.',
      ],
      ['General article', 'Tick it for an article about no country: its address is one of the site itself.'],
    ),
    region: say(
      ['Région', 'Une région de ce pays, pour les guides.'],
      ['Region', 'A region of that country, for guides.'],
    ),
    position_page_pays: say(
      ['Rang dans l’étape', 'Les plus petits nombres d’abord.'],
      ['Place within its step', 'Smaller numbers first.'],
    ),
    rando: say(
      ['C’est une randonnée', 'Les randonnées ont leur propre signe et leur propre couche sur la carte.'],
      ['This is a hike', 'Hikes have a sign and a map layer of their own.'],
    ),
    chapeau: STANDFIRST,
    corps: BODY,
    couverture: say(
      ['Image de couverture', 'La grande image en haut de la page, reprise dans les listes et les partages.'],
      ['Cover picture', 'The large picture at the top, also in lists and where the page is shared.'],
    ),
    galerie: say(
      ['Galerie', 'D’autres images, après le texte.'],
      ['Gallery', 'More pictures, after the text.'],
    ),
    interet: say(
      ['Pourquoi y aller', 'En une phrase, pour les guides.'],
      ['Why go', 'In one sentence, for guides.'],
    ),
    acces: say(['Accès', 'Comment on y arrive, et d’où.'], ['Access', 'How to get there, and from where.']),
    difficulte: say(
      ['Difficulté', 'Ce qu’il faut savoir ou pouvoir faire.'],
      ['Difficulty', 'What one has to know or be able to do.'],
    ),
    avis: say(
      ['Notre avis', 'Deux à quatre phrases honnêtes.'],
      ['Our opinion', 'Two to four honest sentences.'],
    ),
    aimons: say(['Nous aimons', 'Une chose par ligne.'], ['We like', 'One thing a line.']),
    aimons_moins: say(['Nous aimons moins', 'Une chose par ligne.'], ['We like less', 'One thing a line.']),
    auteur: say(
      ['Auteur', 'Qui a écrit l’article\u202f; son nom et sa présentation sont affichés.'],
      ['Author', 'Who wrote it; name and biography are shown.'],
    ),
    publie_le: say(
      ['Date de première parution', 'Ce que lisent les visiteurs. Vide\u00a0: le jour où vous publiez.'],
      ['Date of first publication', 'What visitors read. Empty: the day on which you publish.'],
    ),
    publier_le: PUBLISH_AT,
    mis_a_jour_le: say(
      [
        'Mis à jour le',
        'Ce que lisent les visiteurs, dans les deux langues. Vide\u00a0: le jour de la parution.',
      ],
      ['Updated on', 'What visitors read, in both languages. Empty: the day of publication.'],
    ),
    verifie_le: say(
      ['Vérifié le', 'Le jour où les faits ont été comparés à leurs sources.'],
      ['Checked on', 'The day on which facts were compared with their sources.'],
    ),
    verifie: say(
      ['Ce qui a été vérifié', 'Les visiteurs lisent cette liste avec la date.'],
      ['What was checked', 'Visitors read this list with the date.'],
    ),
    non_verifie: say(
      ['Ce qui n’a pas été vérifié', 'Les visiteurs lisent aussi cette liste.'],
      ['What was not checked', 'Visitors read this list too.'],
    ),
    a_revoir_le: say(
      ['À revoir le', 'Ce jour-là, un courriel rappelle aux éditeurs de relire l’article. Pas affiché.'],
      ['Look again on', 'On this day a mail asks the editors to read it again. Not shown.'],
    ),
    a_revoir: say(
      ['Que faut-il revoir', 'Une note pour les éditeurs. Pas affichée.'],
      ['What to look at again', 'A note for editors. Not shown.'],
    ),
    coordonnees: say(
      ['Lieu', 'Où se trouve ce dont parle l’article.'],
      ['Place', 'Where that which it is about stands.'],
    ),
    continuer_voyage: say(
      ['Continuer le voyage', 'Des articles à lire ensuite, dans l’ordre choisi.'],
      ['Continue the journey', 'Articles to read next, in the order chosen.'],
    ),
    autres_experiences: say(
      ['Autres expériences', 'Des articles sur des expériences semblables.'],
      ['Other experiences', 'Articles about similar experiences.'],
    ),
    excursions: say(
      ['Excursions', 'Ce que l’on peut réserver ici, dans l’ordre choisi.'],
      ['Excursions', 'What can be booked here, in the order chosen.'],
    ),
    randonnee: say(
      ['Faits de la randonnée', 'Distance, dénivelé, durée et trace GPX\u202f; affichés en tableau.'],
      ['Facts of the hike', 'Distance, ascent, time and GPX track; shown as a table.'],
    ),
    saison: SEASON,
    reservation: BOOKING,
    jours: DAYS,
    seo: SEO,
  },
};
