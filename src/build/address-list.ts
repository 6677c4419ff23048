import type { CreatePagesArgs } from 'gatsby';
import type { KnownPage } from '../routing/closest';
import { ADDRESS_LIST_PATH } from '../routing/paths';
import type { PlannedPage } from './planned-pages';
import { publishFiles } from './published-files';

type Titled = { id: string; title: string; shortTitle?: string | null };

type Result = {
  allArticle: { nodes: Titled[] };
  allCountry: { nodes: Titled[] };
  allStaticPage: { nodes: Titled[] };
};

const QUERY = /* GraphQL */ `
  query AddressList {
    allArticle {
      nodes {
        id
        title
        shortTitle
      }
    }
    allCountry {
      nodes {
        id
        title: name
      }
    }
    allStaticPage {
      nodes {
        id
        title
      }
    }
  }
`;

/** Writes the addresses and titles of all pages of entries, which the page for unknown addresses looks through. */
export async function writeAddressList(args: CreatePagesArgs, pages: readonly PlannedPage[]): Promise<void> {
  const result = await args.graphql<Result>(QUERY);
  const { data } = result;
  if (!data)
    return args.reporter.panic(`The list of addresses cannot be read: ${JSON.stringify(result.errors)}`);
  const titles = new Map(
    Object.values(data).flatMap(({ nodes }) =>
      nodes.map(({ id, title, shortTitle }) => [id, shortTitle ?? title] as const),
    ),
  );
  publishFiles('addresses', new Map([[ADDRESS_LIST_PATH, JSON.stringify(knownPages(pages, titles))]]));
}

/** The versions of a page together, under the first of them; the pages of the site itself and its maps are left out. */
export function knownPages(
  pages: readonly PlannedPage[],
  titles: ReadonlyMap<string, string>,
): readonly KnownPage[] {
  const listed = pages.filter(({ id, template }) => id !== undefined && template !== 'map');
  const titleAt = new Map(listed.map(({ path, id = '' }) => [path, titles.get(id) ?? '']));
  return listed
    .filter(({ path, alternates }) => (alternates[0]?.path ?? path) === path)
    .map(({ alternates }) =>
      Object.fromEntries(alternates.map(({ locale, path }) => [locale, [path, titleAt.get(path) ?? '']])),
    );
}
