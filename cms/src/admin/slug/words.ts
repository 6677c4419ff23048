import { words } from '../../panel/types';

export const SLUG_WORDS = {
  empty: words(
    'Donnez une adresse à la page ; elle se fait d’après le titre.',
    'Give the page an address; it is made of the title.',
  ),
  malformed: words(
    'Des lettres minuscules sans accents, des chiffres et des tirets simples seulement, comme « plage-noire ».',
    'Only lower-case letters without accents, digits and single hyphens, such as “black-beach”.',
  ),
  taken: words(
    'Une autre page a déjà cette adresse ; choisissez-en une autre.',
    'Another page has this address already; choose another.',
  ),
  remake: words('Refaire d’après le titre', 'Make it of the title again'),
};
