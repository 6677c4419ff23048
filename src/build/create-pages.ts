import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isDevelopment, readBuildEnvironment } from '../config/environment';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { GALLERY_PATH } from '../routing/paths';
import type { PageIdentifier } from '../config/taxonomy';
import { writeAddressList } from './address-list';
import { writeCountryMenus } from './country-menus';
import { writeMapFiles } from './map-files';
import { pageI18n } from './page-context';
import { planPages, type PageSources } from './planned-pages';
import type { Neighbours } from '../content/article/order';

type Entry = { id: string; documentId: string; path: string; locale: Locale };

type Result = {
  allArticle: {
    nodes: (Omit<PageSources['articles'][number], 'countryId' | 'regionId'> & {
      country: { id: string } | null;
      region: { id: string } | null;
    })[];
  };
  allCountry: { nodes: (Entry & { isMain: boolean; hasMap: boolean })[] };
  allStaticPage: { nodes: (Entry & { identifier: PageIdentifier })[] };
};

const QUERY = /* GraphQL */ `
  query PageSources {
    allArticle(sort: { id: ASC }) {
      nodes {
        id
        documentId
        path
        locale
        title
        type
        step
        menuPosition
        isHike
        country {
          id
        }
        region {
          id
        }
      }
    }
    allCountry(sort: { id: ASC }) {
      nodes {
        id
        documentId
        path
        locale
        isMain
        hasMap
      }
    }
    allStaticPage(sort: { id: ASC }) {
      nodes {
        id
        documentId
        path
        locale
        identifier
      }
    }
  }
`;

/** Makes every page of the site from `src/templates`, and the files that pages fetch. */
export async function createPages(args: CreatePagesArgs) {
  const { actions, reporter } = args;
  const result = await args.graphql<Result>(QUERY);
  const { data } = result;
  if (!data) return reporter.panic(`The list of pages cannot be read: ${JSON.stringify(result.errors)}`);
  const pages = planPages(sourcesOf(data));
  for (const { path, locale, template, id, alternates, neighbours } of pages) {
    actions.createPage({
      path,
      component: resolve('src/templates', `${template}.tsx`),
      context: {
        id: id ?? null,
        locale,
        alternates,
        ...(neighbours && neighbourContext(neighbours)),
        i18n: pageI18n(locale, path),
      },
    });
  }
  if (isDevelopment()) createGallery(args);
  await writeAddressList(args, pages);
  await writeCountryMenus(args);
  await writeMapFiles(args, readBuildEnvironment().siteUrl);
}

/** A query for an article that is not there would be run again at every change of any article: it is not made. */
function neighbourContext({ previous, next }: Neighbours) {
  return {
    previous: previous ?? '',
    hasPrevious: previous !== undefined,
    next: next ?? '',
    hasNext: next !== undefined,
  };
}

/** For designers; a build has no such page. */
export function createGallery({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  actions.createPage({
    path: GALLERY_PATH,
    component: resolve('src/templates/gallery.tsx'),
    context: {
      id: null,
      locale: DEFAULT_LOCALE,
      alternates: [],
      i18n: pageI18n(DEFAULT_LOCALE, GALLERY_PATH),
    },
  });
}

function sourcesOf({ allArticle, allCountry, allStaticPage }: Result): PageSources {
  return {
    articles: allArticle.nodes.map(({ country, region, ...article }) => ({
      ...article,
      countryId: country?.id ?? null,
      regionId: region?.id ?? null,
    })),
    countries: allCountry.nodes,
    staticPages: allStaticPage.nodes,
  };
}
