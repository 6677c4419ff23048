import type { Core } from '@strapi/strapi';
import { ARTICLE, MAP_FEATURE, storeOf } from '../strapi';

/** What stands beside a field in the form. Strapi has one text for all languages of the panel: it holds both. */
const KEY_WORDS = {
  label: 'Mots clés de la recherche · Search key words',
  description:
    'Ce que les visiteurs tapent et que le titre ne dit pas, séparé par des virgules : macareux, puffin. Ils ne voient pas ces mots. · ' +
    'What visitors type and the title does not say, with commas: puffin, macareux. They do not see these words.',
};

const FIELDS = [
  { uid: ARTICLE, field: 'mots_cles', words: KEY_WORDS },
  { uid: MAP_FEATURE, field: 'mots_cles', words: KEY_WORDS },
] as const;

interface Configuration {
  metadatas?: Record<string, { edit?: Record<string, unknown>; list?: Record<string, unknown> }>;
}

/** Gives a field its label and its reason in the form, once: afterwards they are the administrators' own. */
export async function explainFields(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  const store = storeOf(strapi, 'plugin', 'content_manager');
  for (const { uid, field, words } of FIELDS) {
    const done = `words-of-${uid}-${field}`;
    if (await own.get(done)) continue;
    const key = `configuration_content_types::${uid}`;
    const present = (await store.get(key)) as Configuration | null;
    const known = present?.metadatas?.[field];
    if (!known) continue;
    await store.set(key, {
      ...present,
      metadatas: { ...present.metadatas, [field]: { ...known, edit: { ...known.edit, ...words } } },
    });
    await own.set(done, true);
  }
}
