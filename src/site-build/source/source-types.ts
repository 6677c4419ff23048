import contract from '../../../cms/src/contract/populate.json';
import { LOCALES, type Locale } from '../../config/locales';

/** One content type of the CMS that the site reads, and what to ask for with each entry. */
export type SourceType = {
  readonly singularName: string;
  readonly pluralName: string;
  /** Raw node type that the source plugin gives it. */
  readonly rawType: string;
  readonly isSingle?: boolean;
  /** The type has so many entries that a build fetches only those that changed (patches/gatsby-source-strapi). */
  readonly isIncremental?: boolean;
  readonly populate: Record<string, unknown>;
};

/**
 * The content types that the site reads. What comes with each entry is written down once, for builds and for previews:
 * a relation brings the identity of its target only, so that a part of an entry is never taken for the whole.
 */
export const SOURCE_TYPES: readonly SourceType[] = [
  {
    singularName: 'article',
    pluralName: 'articles',
    rawType: 'STRAPI_ARTICLE',
    isIncremental: true,
    populate: contract['api::article.article'],
  },
  {
    singularName: 'country',
    pluralName: 'countries',
    rawType: 'STRAPI_COUNTRY',
    populate: contract['api::country.country'],
  },
  {
    singularName: 'region',
    pluralName: 'regions',
    rawType: 'STRAPI_REGION',
    populate: contract['api::region.region'],
  },
  {
    singularName: 'static-page',
    pluralName: 'static-pages',
    rawType: 'STRAPI_STATIC_PAGE',
    populate: contract['api::static-page.static-page'],
  },
  {
    singularName: 'excursion',
    pluralName: 'excursions',
    rawType: 'STRAPI_EXCURSION',
    populate: contract['api::excursion.excursion'],
  },
  {
    singularName: 'map-feature',
    pluralName: 'map-features',
    rawType: 'STRAPI_MAP_FEATURE',
    populate: contract['api::map-feature.map-feature'],
  },
  // The CMS's own list: published comments of a language, flat, with nothing that is not shown.
  { singularName: 'comment', pluralName: 'comments', rawType: 'STRAPI_COMMENT', populate: {} },
  {
    singularName: 'author',
    pluralName: 'authors',
    rawType: 'STRAPI_AUTHOR',
    populate: contract['api::author.author'],
  },
  {
    singularName: 'site',
    pluralName: 'sites',
    rawType: 'STRAPI_SITE',
    isSingle: true,
    populate: contract['api::site.site'],
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
