import { ARTICLE, AUTHOR, COUNTRY, EXCURSION, REGION } from '../../strapi';
import type { ArticleSource } from '../catalogue/types';
import {
  type ArticleFacts,
  articleFactsSchema,
  type ArticleText,
  articleTextSchema,
} from '../schema/article';
import type { PlanContext } from './context';
import { plannedFields, plannedFormerAddresses } from './fields';
import { planBooking, planDays } from './trip';
import type { PlannedEntry } from './types';

const lines = (texts: readonly string[] = []) => texts.map((texte) => ({ texte }));
const aspects = (names: readonly string[] = []) => names.map((aspect) => ({ aspect }));

/** The season is a text and stands in the language's file; the other hike facts are shared. */
function hike({ randonnee }: ArticleFacts, { saison }: ArticleText) {
  return randonnee === undefined && saison === undefined ? null : { ...randonnee, saison: saison ?? null };
}

export function planArticle(article: ArticleSource, context: PlanContext): PlannedEntry | undefined {
  const { key, country, facts, texts } = article;
  const text = texts[context.locale];
  if (text === undefined) return undefined;
  const { value } = facts;
  const status = value.brouillon?.includes(context.locale) === true ? 'draft' : 'published';
  const data = {
    ...plannedFields(articleTextSchema.omit({ saison: true, anciennes_adresses: true }), text.value, context),
    ...plannedFields(articleFactsSchema.omit({ brouillon: true }), value, context),
    ...plannedFormerAddresses(text.value),
    aimons: lines(text.value.aimons),
    aimons_moins: lines(text.value.aimons_moins),
    verifie: aspects(value.verifie),
    non_verifie: aspects(value.non_verifie),
    corps: context.body(text.body),
    reservation: planBooking(value.reservation, context),
    jours: planDays(value.jours, context),
    randonnee: hike(value, text.value),
    couverture: context.image(value.couverture),
    galerie: context.images(value.galerie),
    pay: context.ref(COUNTRY, country),
    // Said where it is so alone: elsewhere it is the field's default, and a field that is not written changes no entry.
    ...(country === undefined && { article_general: true }),
    region: context.ref(REGION, value.region),
    auteur: context.ref(AUTHOR, value.auteur),
    excursions: context.refs(EXCURSION, value.excursions),
    continuer_voyage: context.refs(ARTICLE, value.continuer_voyage),
    autres_experiences: context.refs(ARTICLE, value.autres_experiences),
    import_key: key,
  };
  return { uid: ARTICLE, key, locale: context.locale, status, data };
}
