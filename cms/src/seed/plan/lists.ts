import { ARTICLE, AUTHOR, COUNTRY, EXCURSION, MAP_FEATURE, REGION } from '../../strapi';
import type { Item } from '../catalogue/types';
import type { AuthorFacts, ExcursionFacts, FeatureFacts, RegionFacts } from '../schema/lists';
import { planAlerts } from './alerts';
import type { PlanContext } from './context';
import type { PlannedEntry } from './types';

type Plan<T> = (item: Item<T>, context: PlanContext) => PlannedEntry | undefined;

export const planAuthor: Plan<AuthorFacts> = ({ key, value }, context) => {
  const data = { nom: value.nom, bio: context.text(value.bio), import_key: key };
  return { uid: AUTHOR, key, locale: context.locale, status: 'published', data };
};

export const planRegion: Plan<RegionFacts> = ({ key, country, value }, context) => {
  const titre = context.text(value.titre);
  if (titre === null) return undefined;
  const data = {
    titre,
    reference: value.reference ?? null,
    pay: context.ref(COUNTRY, country),
    introduction: context.text(value.introduction),
    cadre: value.cadre ?? null,
    alertes: planAlerts(value.alertes, context),
    import_key: key,
  };
  return { uid: REGION, key, locale: context.locale, status: 'published', data };
};

export const planExcursion: Plan<ExcursionFacts> = ({ key, country, value }, context) => {
  const titre = context.text(value.titre);
  if (titre === null) return undefined;
  const data = {
    titre,
    description: context.text(value.description),
    duree: context.text(value.duree),
    lieu: context.text(value.lieu),
    lien_reservation: value.lien_reservation ?? null,
    teste_approuve: value.teste_approuve ?? false,
    teste_par: value.teste_par ?? null,
    teste_le: value.teste_le ?? null,
    teste_avec: value.teste_avec ?? null,
    exemple_de_label: value.exemple_de_label ?? false,
    image: context.image(value.image),
    pay: context.ref(COUNTRY, country),
    region: context.ref(REGION, value.region),
    import_key: key,
  };
  return { uid: EXCURSION, key, locale: context.locale, status: 'published', data };
};

export const planFeature: Plan<FeatureFacts> = ({ key, country, value }, context) => {
  const titre = context.text(value.titre);
  if (titre === null) return undefined;
  const data = {
    titre,
    couche: value.couche,
    geometrie: value.geometrie,
    description: context.text(value.description),
    schematique: value.schematique ?? false,
    article: context.ref(ARTICLE, value.article),
    pay: context.ref(COUNTRY, country),
    region: context.ref(REGION, value.region),
    import_key: key,
  };
  return { uid: MAP_FEATURE, key, locale: context.locale, status: 'published', data };
};
