import { LOCALES, type Locale } from '../config/locales';

/** One content type of the CMS that the site reads, and what to ask for with each entry. */
export type SourceType = {
  readonly singularName: string;
  readonly pluralName: string;
  /** Raw node type that the source plugin gives it. */
  readonly rawType: string;
  readonly isSingle?: boolean;
  /** There are so many that a build fetches only those that changed (patches/gatsby-source-strapi). */
  readonly isIncremental?: boolean;
  readonly populate: Record<string, unknown>;
};

/** Identity only: a partial relation is never taken for a whole entry. */
const reference = { fields: ['documentId', 'locale'] };
const referenceWithSlug = { fields: ['documentId', 'locale', 'slug'] };
const image = { populate: { fichier: true } };

export const SOURCE_TYPES: readonly SourceType[] = [
  {
    singularName: 'article',
    pluralName: 'articles',
    rawType: 'STRAPI_ARTICLE',
    isIncremental: true,
    populate: {
      pay: referenceWithSlug,
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
      randonnee: true,
      seo: true,
    },
  },
  {
    singularName: 'country',
    pluralName: 'countries',
    rawType: 'STRAPI_COUNTRY',
    populate: {
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
  },
  {
    singularName: 'region',
    pluralName: 'regions',
    rawType: 'STRAPI_REGION',
    populate: { pay: reference, cadre: true, alertes: true },
  },
  {
    singularName: 'static-page',
    pluralName: 'static-pages',
    rawType: 'STRAPI_STATIC_PAGE',
    populate: { seo: true },
  },
  {
    singularName: 'excursion',
    pluralName: 'excursions',
    rawType: 'STRAPI_EXCURSION',
    populate: { image, pay: reference, region: reference },
  },
  {
    singularName: 'map-feature',
    pluralName: 'map-features',
    rawType: 'STRAPI_MAP_FEATURE',
    populate: { article: reference, pay: reference, region: reference },
  },
  // The CMS's own list: published comments of a language, flat, with nothing that is not shown.
  { singularName: 'comment', pluralName: 'comments', rawType: 'STRAPI_COMMENT', populate: {} },
  { singularName: 'author', pluralName: 'authors', rawType: 'STRAPI_AUTHOR', populate: {} },
  {
    singularName: 'site',
    pluralName: 'sites',
    rawType: 'STRAPI_SITE',
    isSingle: true,
    populate: { affiche_accueil: image, affiche_introuvable: image, liens_sociaux: true },
  },
];

/**
 * The source plugin's configuration: each type once per language, because one request returns one language only.
 * With `populate: {}` the plugin would ask for everything, hence the harmless `*`.
 */
export function sourcePluginTypes(isSingle: boolean) {
  return SOURCE_TYPES.filter((type) => Boolean(type.isSingle) === isSingle).flatMap(
    ({ singularName, populate, isIncremental }) =>
      LOCALES.map((locale) => ({
        singularName,
        incremental: Boolean(isIncremental),
        queryParams: { locale, populate: Object.keys(populate).length > 0 ? populate : '*' },
      })),
  );
}

/** REST path of a type in one language: `/api/articles?locale=fr`. */
export function restPath({ singularName, pluralName, isSingle }: SourceType, locale: Locale): string {
  return `/api/${isSingle ? singularName : pluralName}?locale=${locale}`;
}
