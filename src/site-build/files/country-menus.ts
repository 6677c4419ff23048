import type { CreatePagesArgs } from 'gatsby';
import { countryMenu } from '../../content/menu/country-menu';
import { menuDataPath } from '../../routing/paths';
import { type Entry, ownEntries } from '../nodes/own-entries';
import { publishFiles } from './published-files';

/**
 * Writes the menu of every country and language beside the pages (DECISIONS 17).
 */
export function writeCountryMenus(args: Pick<CreatePagesArgs, 'getNodesByType'>): void {
  const articles = ownEntries(args, 'Article').map(menuArticle);
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  const regions = ownEntries(args, 'Region');
  const menus = new Map(
    ownEntries(args, 'Country').map(({ id, path, steps, excursionArticles }) => [
      menuDataPath(path),
      JSON.stringify(
        countryMenu({
          steps,
          excursionArticles: excursionArticles.flatMap((article) => articleOf.get(article) ?? []),
          articles: articles.filter(({ country }) => country === id),
          regions: regions.filter(({ country }) => country === id),
        }),
      ),
    ]),
  );
  publishFiles('menus', menus);
}

function menuArticle(article: Entry<'Article'>) {
  const { id, path, title, isHike, country, region } = article;
  const { shortTitle = null, type = null, step = null, icon = null, menuPosition = null } = article;
  const own = { shortTitle, type, step, icon, menuPosition, region: region ? { id: region } : null };
  return { id, path, title, isHike, country, ...own };
}
