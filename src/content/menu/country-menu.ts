import { MENU_STEPS } from '../../config/taxonomy';
import { truncateTitle } from '../../routing/truncate';
import { articlesOfStep, sortMenuGuides, sortRegions } from '../article/order';
import type { CountryMenu, MenuLink } from './types';

/** Titles without a short form are cut here, in characters; a menu's line holds no more. */
const TITLE_LENGTH = 70;

type MenuArticle = {
  readonly path: string;
  readonly title: string;
  readonly shortTitle: string | null;
  readonly type: string | null;
  readonly step: number | null;
  readonly icon: string | null;
  readonly isHike: boolean;
  readonly menuPosition: number | null;
  readonly region: { readonly id: string } | null;
};

type MenuSources = {
  readonly articles: readonly MenuArticle[];
  readonly regions: readonly { readonly id: string; readonly title: string }[];
  readonly steps: readonly { readonly number: number; readonly title: string }[];
  /** Step 6, in the editors' order (DECISIONS 1). */
  readonly excursionArticles: readonly MenuArticle[];
};

/** The menu of a country in a language; steps without articles and regions without guides are left out (SPEC §3, §4). */
export function countryMenu(sources: MenuSources): CountryMenu {
  const { articles, regions, steps, excursionArticles } = sources;
  const listed = (number: number) => (number === 6 ? excursionArticles : articlesOfStep(articles, number));
  return {
    steps: MENU_STEPS.map((number) => ({
      number,
      title: steps.find((step) => step.number === number)?.title ?? null,
      articles: listed(number).map(practicalLink),
    })).filter((step) => step.articles.length > 0),
    regions: sortRegions(regions)
      .map(({ id, title }) => ({
        id,
        title,
        guides: sortMenuGuides(articles.filter(({ region }) => region?.id === id)).map(guideLink),
      }))
      .filter(({ guides }) => guides.length > 0),
  };
}

function practicalLink(article: MenuArticle): MenuLink {
  return { ...linkTo(article), icon: article.icon ?? `etape-${article.step ?? 6}` };
}

/** A step illustration when the guide has a step, otherwise an icon by type (SPEC §2). */
export function guideIcon({ step, type, isHike }: Pick<MenuArticle, 'step' | 'type' | 'isHike'>): string {
  if (step !== null) return `etape-${step}`;
  return isHike ? 'type-rando' : `type-${type ?? 'autre'}`;
}

function guideLink(article: MenuArticle): MenuLink {
  return { ...linkTo(article), icon: guideIcon(article) };
}

function linkTo({ path, title, shortTitle }: MenuArticle) {
  return { path, title: truncateTitle(shortTitle ?? title, TITLE_LENGTH) };
}
