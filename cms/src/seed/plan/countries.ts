import { ARTICLE, COUNTRY } from '../../strapi';
import type { CountrySource } from '../catalogue/types';
import { type CountryFacts, countryFactsSchema, countryTextSchema } from '../schema/country';
import { planAlerts } from './alerts';
import type { PlanContext } from './context';
import { plannedFields, plannedFormerAddresses } from './fields';
import { planDrives } from './trip';
import type { PlannedEntry } from './types';

type StepNumber = keyof NonNullable<CountryFacts['echeances']>;

/** Items of a list whose text is left out in a language are left out there altogether. */
function localLists({ alertes, urgences = [], sources = [] }: CountryFacts, context: PlanContext) {
  return {
    alertes: planAlerts(alertes, context),
    urgences: urgences.flatMap(({ service, numero }) => {
      const local = context.text(service);
      return local === null ? [] : [{ service: local, numero }];
    }),
    sources: sources.flatMap(({ titre, url }) => {
      const local = context.text(titre);
      return local === null ? [] : [{ titre: local, url }];
    }),
  };
}

export function planCountry(country: CountrySource, context: PlanContext): PlannedEntry | undefined {
  const { key, facts, texts } = country;
  const text = texts[context.locale];
  if (text === undefined) return undefined;
  const { value } = facts;
  const data = {
    ...plannedFields(countryTextSchema.omit({ anciennes_adresses: true }), text.value, context),
    ...plannedFormerAddresses(text.value),
    ...plannedFields(countryFactsSchema.omit({ echeances: true }), value, context),
    introduction: context.body(text.body),
    banniere: context.image(value.banniere),
    climat: value.climat ?? [],
    etapes: (text.value.etapes ?? []).map((step) => ({
      ...step,
      texte: context.body(step.texte),
      echeance: value.echeances?.[String(step.numero) as StepNumber] ?? null,
    })),
    trajets: planDrives(value.trajets, context),
    articles_etape6: context.refs(ARTICLE, value.articles_etape6),
    ...localLists(value, context),
    import_key: key,
  };
  return { uid: COUNTRY, key, locale: context.locale, status: 'published', data };
}
