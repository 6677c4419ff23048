import { ARTICLE, AUTHOR, COUNTRY, EXCURSION, MAP_FEATURE, REGION } from '../../strapi';
import type { Item } from '../catalogue/types';
import {
  type AuthorFacts,
  authorSchema,
  type ExcursionFacts,
  excursionSchema,
  type FeatureFacts,
  featureSchema,
  type RegionFacts,
  regionSchema,
} from '../schema/lists';
import { planAlerts } from './alerts';
import type { PlanContext } from './context';
import { plannedFields } from './fields';
import { planBooking } from './trip';
import type { PlannedEntry } from './types';

type Plan<T> = (item: Item<T>, context: PlanContext) => PlannedEntry | undefined;

export const planAuthor: Plan<AuthorFacts> = ({ key, value }, context) => {
  const data = { ...plannedFields(authorSchema, value, context), import_key: key };
  return { uid: AUTHOR, key, locale: context.locale, status: 'published', data };
};

export const planRegion: Plan<RegionFacts> = ({ key, country, value }, context) => {
  if (context.text(value.titre) === null) return undefined;
  const data = {
    ...plannedFields(regionSchema, value, context),
    pay: context.ref(COUNTRY, country),
    alertes: planAlerts(value.alertes, context),
    import_key: key,
  };
  return { uid: REGION, key, locale: context.locale, status: 'published', data };
};

export const planExcursion: Plan<ExcursionFacts> = ({ key, country, value }, context) => {
  if (context.text(value.titre) === null) return undefined;
  const data = {
    ...plannedFields(excursionSchema, value, context),
    reservation: planBooking(value.reservation, context),
    image: context.image(value.image),
    pay: context.ref(COUNTRY, country),
    region: context.ref(REGION, value.region),
    import_key: key,
  };
  return { uid: EXCURSION, key, locale: context.locale, status: 'published', data };
};

export const planFeature: Plan<FeatureFacts> = ({ key, country, value }, context) => {
  if (context.text(value.titre) === null) return undefined;
  const data = {
    ...plannedFields(featureSchema, value, context),
    article: context.ref(ARTICLE, value.article),
    pay: context.ref(COUNTRY, country),
    region: context.ref(REGION, value.region),
    import_key: key,
  };
  return { uid: MAP_FEATURE, key, locale: context.locale, status: 'published', data };
};
