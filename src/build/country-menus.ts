import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { Locale } from '../config/locales';
import { countryMenu } from '../content/menu/country-menu';
import { menuDataPath } from '../routing/paths';

type MenuArticle = Parameters<typeof countryMenu>[0]['articles'][number];

type Result = {
  allCountry: {
    nodes: {
      id: string;
      path: string;
      locale: Locale;
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
        locale
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
 * Writes the menu of every country and language beside the pages (DECISIONS 17), for builds and for `develop` alike. A
 * file that would not change is left alone; the menu of a country that is gone goes too.
 */
export async function writeCountryMenus(args: CreatePagesArgs): Promise<void> {
  const result = await args.graphql<Result>(QUERY);
  const { data } = result;
  if (!data) return args.reporter.panic(`The country menus cannot be read: ${JSON.stringify(result.errors)}`);
  const menus = new Map(
    data.allCountry.nodes.map(({ id, path, ...country }) => [
      join('public', menuDataPath(path)),
      JSON.stringify(
        countryMenu({
          ...country,
          articles: data.allArticle.nodes.filter((article) => article.country?.id === id),
          regions: data.allRegion.nodes.filter((region) => region.country?.id === id),
        }),
      ),
    ]),
  );
  removeOthers(new Set(menus.keys()));
  for (const [file, text] of menus) writeWhenChanged(file, text);
}

function writeWhenChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function removeOthers(kept: ReadonlySet<string>): void {
  const folder = join('public', 'menus');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name.endsWith('.json') && !kept.has(file)) rmSync(file);
  }
}
