import { say, words } from '../types';

/** Words of fields that several types have. */
export const SLUG = say(
  [
    'Adresse de la page',
    'La fin de l’adresse, d’après le titre\u00a0: lettres minuscules sans accents, chiffres et tirets. Changée plus tard, l’ancienne mène à la nouvelle.',
  ],
  [
    'Address of the page',
    'The end of the address, made of the title: lower-case letters without accents, digits and hyphens. After a change the old one leads to the new one.',
  ],
);
export const STANDFIRST = say(
  ['Chapeau', 'Deux ou trois phrases entre le titre et le texte. Elles servent aussi dans les listes.'],
  ['Standfirst', 'Two or three sentences between title and text. Lists show them too.'],
);
export const BODY = say(
  [
    'Texte',
    'En Markdown. Les titres commencent à ##. Encadrés : :::conseil … ::: et :::attention … :::. Plusieurs images dans un paragraphe font une galerie.',
  ],
  [
    'Text',
    'In Markdown. Headings start at ##. Boxes: :::conseil … ::: and :::attention … :::. Several pictures in one paragraph are a gallery.',
  ],
);
export const PUBLISH_AT = say(
  ['Publier le', 'Le brouillon sera publié à ce moment. Vide\u00a0: quand vous appuyez sur Publier.'],
  ['Publish on', 'The draft is published at this time. Empty: when you press Publish.'],
);
export const SEO = say(
  [
    'Dans les moteurs de recherche',
    'Ce que montre un moteur de recherche. Vide\u00a0: le titre et le chapeau.',
  ],
  ['In search engines', 'What a search engine shows. Empty: title and standfirst.'],
);
export const KEY_WORDS = say(
  [
    'Mots clés de la recherche',
    'Ce que les visiteurs tapent et que le titre ne dit pas, séparé par des virgules\u00a0: macareux, puffin. Ils ne voient pas ces mots.',
  ],
  [
    'Search key words',
    'What visitors type and the title does not say, with commas: puffin, macareux. They do not see these words.',
  ],
);
export const COUNTRY = say(
  ['Pays', 'Le pays publié dont la page parle.'],
  ['Country', 'The published country that this is about.'],
);
export const REGION = say(['Région', 'Une région de ce pays.'], ['Region', 'A region of that country.']);
export const ALERTS = say(
  ['Alertes', 'Des avis datés, avec leur source officielle. Ils disparaissent seuls à leur fin.'],
  ['Alerts', 'Dated notices, with their official source. They go away by themselves at their end.'],
);
export const LANGUAGE = say(
  ['Langue', 'La langue de la page où le visiteur a écrit.'],
  ['Language', 'The language of the page on which the visitor wrote.'],
);

export const TITLES = {
  text: words('Texte', 'Text'),
  place: words('Classement', 'Where it belongs'),
  pictures: words('Images', 'Pictures'),
  map: words('Carte', 'Map'),
  dates: words('Dates et vérification', 'Dates and checks'),
  found: words('Recherche', 'Being found'),
};
