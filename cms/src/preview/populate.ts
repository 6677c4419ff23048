import contract from '../contract/populate.json';
import { ARTICLE, type Data } from '../strapi';

const reference = { fields: ['documentId', 'locale'] };
const country = { fields: ['documentId', 'locale', 'slug'] };
const image = { populate: { fichier: true } };

/** Parts that are read with an entry of each type: the same as the site's build asks for. */
export const POPULATE: Readonly<Record<string, Data>> = {
  ...contract,
  // A draft's track is still in its file.
  [ARTICLE]: { ...contract[ARTICLE], randonnee: { populate: { gpx: true } } },
};

/** The fields for a card of an article and its excursions, without text, track and other relations. */
export const CARD = {
  fields: [
    'documentId',
    'id_court',
    'locale',
    'titre',
    'titre_court',
    'slug',
    'type',
    'etape',
    'svg',
    'position_page_pays',
    'rando',
    'chapeau',
    'resume',
  ],
  populate: { pay: country, region: reference, couverture: image, excursions: reference },
};

/** Parts of a country that the articles under it show. */
export const PARENT = {
  fields: ['documentId', 'id_court', 'locale', 'pays', 'slug', 'reference', 'icone', 'pays_principal'],
  populate: { carte: true, alertes: true },
};
