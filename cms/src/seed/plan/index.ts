import { LOCALES } from '../../domain/locales';
import { Addresses } from '../addresses';
import type { Catalogue } from '../catalogue/types';
import { planArticle } from './articles';
import { PlanContext } from './context';
import { planCountry } from './countries';
import { planAuthor, planExcursion, planFeature, planRegion } from './lists';
import { planPage, planSite } from './pages';
import type { PlannedEntry } from './types';

export type PlannedType = {
  name: string;
  entries: PlannedEntry[];
};

/**
 * @returns all entries to be, by type, in an order in which what an entry stands under comes before it; the languages
 *   of one entry follow one another, French first
 */
export function planEntries(catalogue: Catalogue): PlannedType[] {
  const addresses = new Addresses(catalogue);
  const contexts = LOCALES.map((locale) => new PlanContext(catalogue, locale, addresses));
  const inAll = <T>(items: readonly T[], plan: (item: T, context: PlanContext) => PlannedEntry | undefined) =>
    items.flatMap((item) => contexts.flatMap((context) => plan(item, context) ?? []));

  return [
    { name: 'authors', entries: inAll(catalogue.authors, planAuthor) },
    { name: 'site', entries: inAll(catalogue.site ? [catalogue.site.value] : [], planSite) },
    { name: 'countries', entries: inAll(catalogue.countries, planCountry) },
    { name: 'pages', entries: inAll(catalogue.pages, planPage) },
    { name: 'regions', entries: inAll(catalogue.regions, planRegion) },
    { name: 'excursions', entries: inAll(catalogue.excursions, planExcursion) },
    { name: 'articles', entries: inAll(catalogue.articles, planArticle) },
    { name: 'map features', entries: inAll(catalogue.features, planFeature) },
  ];
}
