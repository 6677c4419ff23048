import { dayFaults, type ToldDays } from './date-rules';
import type { Frame } from './geometry';
import type { Message } from './message';
import { type Place, placeFaults } from './place-rules';
import { slugFaults } from './slug-rules';

export type ArticleCountry = {
  id: string;
  name: string;
  /** In the article's language. */
  isPublished: boolean;
  /** Area that its map shows, where it has one. */
  frame?: Frame | null | undefined;
};

export type ArticleRegion = {
  name: string;
  countryId: string | undefined;
};

export type ArticleFacts = {
  slug: string;
  country: ArticleCountry | undefined;
  /** An editor has said that the article is about no country (`article_general`). */
  isGeneral: boolean;
  /** In degrees. */
  place: Place | undefined;
  region: ArticleRegion | undefined;
  /** Titles of published entries that have the address, or of articles with the same slug, which Strapi does not allow. */
  takenBy: readonly string[];
  days: ToldDays;
  now: Date;
};

const NO_COUNTRY: Message = {
  fr: 'choisissez son pays, ou cochez « article général » s’il n’est d’aucun pays',
  en: 'choose its country, or tick “general article” when it is about none',
};

function countryFaults({ country, isGeneral, region }: ArticleFacts): Message[] {
  // A region without a country has a fault of its own.
  if (country === undefined) return isGeneral || region !== undefined ? [] : [NO_COUNTRY];
  if (country.isPublished) return [];
  return [
    {
      fr: `le pays « ${country.name} » n’est pas publié dans cette langue ; publiez-le d’abord`,
      en: `the country “${country.name}” is not published in this language; publish it first`,
    },
  ];
}

function regionFaults({ country, region }: ArticleFacts): Message[] {
  if (region === undefined) return [];
  if (country === undefined) {
    return [
      {
        fr: `une région (« ${region.name} ») demande un pays ; choisissez le pays, ou retirez la région`,
        en: `a region (“${region.name}”) needs a country; choose the country, or take the region away`,
      },
    ];
  }
  if (region.countryId === country.id) return [];
  return [
    {
      fr: `la région « ${region.name} » n’est pas une région du pays « ${country.name} »`,
      en: `the region “${region.name}” is no region of the country “${country.name}”`,
    },
  ];
}

/** Lists the reasons why an article cannot be published; empty when it can. */
export function articleFaults(facts: ArticleFacts): Message[] {
  const { slug, country, takenBy } = facts;
  const slugFacts = { slug, inCountry: country !== undefined, takenBy };
  return [
    ...slugFaults(slugFacts),
    ...countryFaults(facts),
    ...regionFaults(facts),
    ...placeFaults(facts.place, country),
    ...dayFaults(facts.days, facts.now),
  ];
}
