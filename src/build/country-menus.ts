import type { CreatePagesArgs } from 'gatsby';
import { countryMenu } from '../content/menu/country-menu';
import { menuDataPath } from '../routing/paths';
import { publishFiles } from './published-files';

type MenuArticle = Parameters<typeof countryMenu>[0]['articles'][number];

type Result = {
  allCountry: {
    nodes: {
      id: string;
      path: string;
      steps: { number: number; title: string }[];
      excursionArticles: MenuArticle[];
    }[];
  };
  allRegion: { nodes: { id: string; title: string; country: { id: string } | null }[] };
  allArticle: { nodes: (MenuArticle & { country: { id: string } | null })[] };
};

const QUERY = /* GraphQL */ `
  query CountryMenus {
    allCountry {
      nodes {
        id
        path
        steps {
          number
          title
        }
        excursionArticles {
          ...MenuArticle
        }
      }
    }
    allRegion {
      nodes {
        id
        title
        country {
          id
        }
      }
    }
    allArticle(filter: { country: { id: { ne: null } } }) {
      nodes {
        ...MenuArticle
        country {
          id
        }
      }
    }
  }
  fragment MenuArticle on Article {
    path
    title
    shortTitle
    type
    step
    icon
    isHike
    menuPosition
    region {
      id
    }
  }
`;

/**
 * Writes the menu of every country and language beside the pages (DECISIONS 17).
 */
export async function writeCountryMenus(args: CreatePagesArgs): Promise<void> {
  const result = await args.graphql<Result>(QUERY);
  const { data } = result;
  if (!data) return args.reporter.panic(`The country menus cannot be read: ${JSON.stringify(result.errors)}`);
  const menus = new Map(
    data.allCountry.nodes.map(({ id, path, ...country }) => [
      menuDataPath(path),
      JSON.stringify(
        countryMenu({
          ...country,
          articles: data.allArticle.nodes.filter((article) => article.country?.id === id),
          regions: data.allRegion.nodes.filter((region) => region.country?.id === id),
        }),
      ),
    ]),
  );
  publishFiles('menus', menus);
}
