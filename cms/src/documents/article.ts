import type { Core } from '@strapi/strapi';
import { type ArticleCountry, articleFaults, type ArticleRegion } from '../domain/article-rules';
import { toldDays } from '../domain/date-rules';
import type { Frame } from '../domain/geometry';
import type { Place } from '../domain/place-rules';
import { ARTICLE, COUNTRY, documentsOf, type Entry } from '../strapi';
import { type DocumentParams, localesOf, type Rule } from './context';
import { refuseIf } from './refuse';
import { takenAtTopLevel, takenByArticles } from './top-level';

const POPULATE = {
  pay: { fields: ['pays'], populate: { carte: true } },
  coordonnees: true,
  region: { fields: ['titre'], populate: { pay: { fields: ['pays'] } } },
};

async function countryOf(
  strapi: Core.Strapi,
  article: Entry,
  locale: string,
): Promise<ArticleCountry | undefined> {
  const country = article.pay as Entry | null;
  if (country === null) return undefined;
  const { documentId: id } = country;
  const published = await documentsOf(strapi, COUNTRY).count({
    locale,
    status: 'published',
    filters: { documentId: id },
  });
  const frame = country.carte as Frame | null;
  return { id, name: String(country.pays), isPublished: published > 0, frame };
}

function regionOf(article: Entry): ArticleRegion | undefined {
  const region = article.region as Entry | null;
  if (region === null) return undefined;
  const country = region.pay as Entry | null | undefined;
  return { name: String(region.titre), countryId: country?.documentId };
}

async function check(
  strapi: Core.Strapi,
  { documentId, isSeed }: DocumentParams,
  locale: string,
): Promise<void> {
  if (documentId === undefined) return;
  const selection = { locale, status: 'draft', filters: { documentId }, populate: POPULATE } as const;
  const article = await documentsOf(strapi, ARTICLE).findFirst(selection);
  if (article === null) return;
  const slug = String(article.slug);
  const country = await countryOf(strapi, article, locale);
  const address = { slug, locale, documentId };
  const taken = [
    ...(await takenByArticles(strapi, address)),
    ...(country === undefined ? await takenAtTopLevel(strapi, address) : []),
  ];
  const takenBy = [...new Set(taken)];
  const faults = articleFaults({
    slug,
    country,
    isGeneral: article.article_general === true,
    place: (article.coordonnees as Place | null) ?? undefined,
    region: regionOf(article),
    takenBy,
    days: isSeed === true ? {} : toldDays(article),
    now: new Date(),
  });
  refuseIf(strapi, { title: String(article.titre), locale }, faults);
}

/** An article is published only at an address of its own, under a published country, in one of its regions and on its map, and tells no day that has not come; without a country only when it says so. */
export const articleRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== ARTICLE || action !== 'publish') return;
  for (const locale of localesOf(params)) await check(strapi, params, locale);
};
