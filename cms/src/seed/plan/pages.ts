import { SITE, STATIC_PAGE } from '../../strapi';
import type { PageSource } from '../catalogue/types';
import { pageTextSchema, type SiteFacts, siteSchema } from '../schema/pages';
import type { PlanContext } from './context';
import { plannedFields } from './fields';
import type { PlannedEntry } from './types';

export function planPage({ key, texts }: PageSource, context: PlanContext): PlannedEntry | undefined {
  const text = texts[context.locale];
  if (text === undefined) return undefined;
  const data = {
    ...plannedFields(pageTextSchema, text.value, context),
    identifiant: key,
    corps: context.body(text.body),
    import_key: key,
  };
  return { uid: STATIC_PAGE, key, locale: context.locale, status: 'published', data };
}

/** The traveller mutual-aid group is in French only (SPEC §2, footer). */
const FRENCH_ONLY = 'entraide';

export function planSite(site: SiteFacts, context: PlanContext): PlannedEntry {
  const { locale } = context;
  const links = (site.liens_sociaux ?? []).filter(({ reseau }) => locale === 'fr' || reseau !== FRENCH_ONLY);
  const data = {
    ...plannedFields(siteSchema, site, context),
    affiche_accueil: context.image(site.affiche_accueil),
    affiche_introuvable: context.image(site.affiche_introuvable),
    liens_sociaux: links,
    import_key: 'site',
  };
  return { uid: SITE, key: 'site', locale, status: 'published', data };
}
