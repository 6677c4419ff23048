import type { Core } from '@strapi/strapi';
import {
  ARTICLE,
  AUTHOR,
  COUNTRY,
  type Data,
  documentsOf,
  type Entry,
  EXCURSION,
  hasDrafts,
  MAP_FEATURE,
  REGION,
  type Selection,
} from '../strapi';
import { asSourced } from './as-sourced';
import { CARD, PARENT, POPULATE } from './populate';

/** The other published entries that a page shows, by uid of their content type. */
export type Related = Readonly<Record<string, readonly Data[]>>;

type Read = (uid: string, filters: Data, selection?: Selection) => Promise<Data[]>;

/** The published versions: a page after publishing would show nothing else of other entries. */
function reader(strapi: Core.Strapi, locale: string): Read {
  return async (uid, filters, selection = { populate: POPULATE[uid] ?? {} }) => {
    const status = hasDrafts(strapi, uid) ? ({ status: 'published' } as const) : {};
    const entries = await documentsOf(strapi, uid).findMany({ locale, ...status, filters, ...selection });
    return Promise.all(entries.map((entry) => asSourced(strapi, uid, entry)));
  };
}

export function readRelated(strapi: Core.Strapi, uid: string, entry: Entry): Promise<Related> {
  const read = reader(strapi, entry.locale ?? 'fr');
  if (uid === ARTICLE) return relatedToArticle(read, entry);
  return uid === COUNTRY ? relatedToCountry(read, entry) : Promise.resolve({});
}

async function relatedToArticle(read: Read, entry: Entry): Promise<Related> {
  const country = idsOf(entry.pay);
  const [countries, regions, authors, articles, excursions, places] = await Promise.all([
    read(COUNTRY, among(country), PARENT),
    read(REGION, among(idsOf(entry.region))),
    read(AUTHOR, among(idsOf(entry.auteur))),
    read(ARTICLE, among([...idsOf(entry.continuer_voyage), ...idsOf(entry.autres_experiences)]), CARD),
    read(EXCURSION, among(idsOf(entry.excursions))),
    read(MAP_FEATURE, under(country), ONE_PLACE),
  ]);
  return {
    country: countries,
    region: regions,
    author: authors,
    article: articles,
    excursion: excursions,
    'map-feature': places,
  };
}

async function relatedToCountry(read: Read, entry: Entry): Promise<Related> {
  const own = [entry.documentId];
  const [regions, articles, excursions, places] = await Promise.all([
    read(REGION, under(own)),
    read(ARTICLE, { $or: [under(own), among(idsOf(entry.articles_etape6))] }, CARD),
    read(EXCURSION, under(own)),
    read(MAP_FEATURE, under(own), ONE_PLACE),
  ]);
  return { region: regions, article: articles, excursion: excursions, 'map-feature': places };
}

/** A page needs to know only whether the country has a map. */
const ONE_PLACE = { populate: POPULATE[MAP_FEATURE] ?? {}, limit: 1 };

const among = (ids: readonly string[]) => ({ documentId: { $in: ids } });

const under = (countries: readonly string[]) => ({ pay: { documentId: { $in: countries } } });

function idsOf(relation: unknown): string[] {
  const targets = (Array.isArray(relation) ? relation : [relation]) as (Entry | null | undefined)[];
  return targets.flatMap((target) => (target ? [target.documentId] : []));
}
