import { ARTICLE, AUTHOR, COUNTRY, type Data, EXCURSION, MAP_FEATURE, REGION, STATIC_PAGE } from '../strapi';

/**
 * What is read with an entry of each type: the same as the site's build asks for (src/build/source-types.ts), which
 * the tests hold together by comparing a page with its preview.
 */
const reference = { fields: ['documentId', 'locale'] };
const country = { fields: ['documentId', 'locale', 'slug'] };
const image = { populate: { fichier: true } };

export const POPULATE: Readonly<Record<string, Data>> = {
  [ARTICLE]: {
    pay: country,
    region: reference,
    auteur: reference,
    couverture: image,
    galerie: image,
    aimons: true,
    aimons_moins: true,
    verifie: true,
    non_verifie: true,
    coordonnees: true,
    continuer_voyage: reference,
    autres_experiences: reference,
    excursions: reference,
    randonnee: { populate: { gpx: true } },
    seo: true,
  },
  [COUNTRY]: {
    banniere: image,
    carte: true,
    climat: true,
    etapes: true,
    articles_etape6: reference,
    alertes: true,
    urgences: true,
    sources: true,
    seo: true,
  },
  [STATIC_PAGE]: { seo: true },
  [AUTHOR]: {},
  [EXCURSION]: { image, pay: reference, region: reference },
  [MAP_FEATURE]: { pay: reference },
  [REGION]: { pay: reference, cadre: true, alertes: true },
};

/** What a card shows of an article, and which excursions it tells of; its text, track and other relations stay away. */
export const CARD = {
  fields: [
    'documentId',
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
  ],
  populate: { pay: country, region: reference, couverture: image, excursions: reference },
};

/** What an article shows of the country that it stands under. */
export const PARENT = {
  fields: ['documentId', 'locale', 'pays', 'slug', 'reference', 'icone', 'pays_principal'],
  populate: { carte: true, alertes: true },
};
