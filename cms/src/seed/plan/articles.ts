import { ARTICLE, AUTHOR, COUNTRY, EXCURSION, REGION } from '../../strapi';
import type { ArticleSource } from '../catalogue/types';
import type { ArticleFacts, ArticleText } from '../schema/article';
import type { PlanContext } from './context';
import type { PlannedEntry } from './types';

const lines = (texts: readonly string[] = []) => texts.map((texte) => ({ texte }));
const aspects = (names: readonly string[] = []) => names.map((aspect) => ({ aspect }));

function textFields(text: ArticleText) {
  return {
    titre: text.titre,
    titre_court: text.titre_court ?? null,
    slug: text.slug,
    chapeau: text.chapeau ?? null,
    interet: text.interet ?? null,
    acces: text.acces ?? null,
    difficulte: text.difficulte ?? null,
    avis: text.avis ?? null,
    aimons: lines(text.aimons),
    aimons_moins: lines(text.aimons_moins),
    seo: text.seo ?? null,
  };
}

function factFields(facts: ArticleFacts) {
  return {
    type: facts.type ?? null,
    etape: facts.etape ?? null,
    svg: facts.svg ?? null,
    position_page_pays: facts.position_page_pays ?? null,
    rando: facts.rando ?? false,
    publie_le: facts.publie_le,
    mis_a_jour_le: facts.mis_a_jour_le ?? null,
    verifie_le: facts.verifie_le ?? null,
    verifie: aspects(facts.verifie),
    non_verifie: aspects(facts.non_verifie),
    a_revoir_le: facts.a_revoir_le ?? null,
    a_revoir: facts.a_revoir ?? null,
    coordonnees: facts.coordonnees ?? null,
  };
}

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
    ...textFields(text.value),
    ...factFields(value),
    corps: context.body(text.body),
    randonnee: hike(value, text.value),
    couverture: context.image(value.couverture),
    galerie: context.images(value.galerie),
    pay: context.ref(COUNTRY, country),
    region: context.ref(REGION, value.region),
    auteur: context.ref(AUTHOR, value.auteur),
    excursions: context.refs(EXCURSION, value.excursions),
    continuer_voyage: context.refs(ARTICLE, value.continuer_voyage),
    autres_experiences: context.refs(ARTICLE, value.autres_experiences),
    import_key: key,
  };
  return { uid: ARTICLE, key, locale: context.locale, status, data };
}
