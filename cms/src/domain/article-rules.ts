import type { Message } from './message';
import { slugFaults } from './slug-rules';

export interface ArticleCountry {
  id: string;
  name: string;
  /** In the article's language. */
  isPublished: boolean;
}

export interface ArticleRegion {
  name: string;
  countryId: string | undefined;
}

export interface ArticleFacts {
  slug: string;
  country: ArticleCountry | undefined;
  region: ArticleRegion | undefined;
  /** Titles of published countries, pages and articles at the same top-level address. */
  takenBy: readonly string[];
}

function countryFaults({ country }: ArticleFacts): Message[] {
  if (country === undefined || country.isPublished) return [];
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

/** What keeps an article from being published; empty when nothing does. */
export function articleFaults(facts: ArticleFacts): Message[] {
  const { slug, country, takenBy } = facts;
  const slugFacts = { slug, inCountry: country !== undefined, takenBy: country === undefined ? takenBy : [] };
  return [...slugFaults(slugFacts), ...countryFaults(facts), ...regionFaults(facts)];
}
