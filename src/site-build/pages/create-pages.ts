import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isDevelopment, readBuildEnvironment } from '../../config/environment';
import { DEFAULT_LOCALE } from '../../config/locales';
import type { Neighbours } from '../../content/article/order';
import { GALLERY_PATH } from '../../routing/paths';
import { writeBookLists } from '../books/write';
import { writeAddressList } from '../files/address-list';
import { writeCountryMenus } from '../files/country-menus';
import { writeMapFiles } from '../files/map-files';
import { ownEntries } from '../nodes/own-entries';
import { writeSearch } from '../search/write';
import { writeTripFiles } from '../trips/write';
import { pageI18n } from './page-context';
import { planPages, type PageSources } from './planned-pages';

/** Makes every page of the site from `src/templates`, and the files that pages fetch. */
export async function createPages(args: CreatePagesArgs) {
  const { actions } = args;
  const pages = planPages(pageSources(args));
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
  writeAddressList(args, pages);
  writeCountryMenus(args);
  writeTripFiles(args);
  await writeSearch(args, pages);
  const { siteUrl } = readBuildEnvironment();
  await writeMapFiles(args, siteUrl);
  writeBookLists(args, pages, siteUrl);
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
function createGallery({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
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

function pageSources(args: Pick<CreatePagesArgs, 'getNodesByType'>): PageSources {
  const articles = ownEntries(args, 'Article').map((article) => {
    const { id, documentId, path, locale, title, isHike } = article;
    const { type = null, step = null, menuPosition = null, country = null, region = null } = article;
    const place = { countryId: country, regionId: region };
    return { id, documentId, path, locale, title, isHike, type, step, menuPosition, ...place };
  });
  return { articles, countries: ownEntries(args, 'Country'), staticPages: ownEntries(args, 'StaticPage') };
}
