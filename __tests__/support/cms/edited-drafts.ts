import { PREVIEW_TYPES } from '../../../src/content/preview/types';
import { logIn } from './admin';

/** Edits of drafts that a visitor sees nothing of yet, in both languages: where each is, and what its page will be. */
export type EditedDraft = {
  readonly uid: string;
  readonly documentId: string;
  readonly locale: 'fr' | 'en';
  readonly path: string;
  /** A sentence of the edit. */
  readonly sentence: string;
};

const { article, country } = PREVIEW_TYPES;
const sentence = {
  fr: 'Une phrase que l’éditeur vient d’écrire.',
  en: 'A sentence that the editor has just written.',
};

const body = (words: string) => `## Un titre\n\n${words}

### Un **titre** plus bas

| a | b |
|---|---|
| 1 | 2 |

:::conseil
Un [lien](/fr/islande/), du <b>balisage</b> et 🐑.
:::
`;

/** A draft that was never published, one of an article with everything, one of a country. */
const EDITS = [
  {
    uid: article,
    slugs: { fr: 'test-brouillon', en: 'test-draft' },
    paths: { fr: '/fr/islande/test-brouillon/', en: '/en/iceland/test-draft/' },
    isNew: true,
    edit: (words: string) => ({
      titre: `Relu & <i>corrigé</i> : ${words}`,
      chapeau: words,
      corps: body(words),
      avis: words,
      aimons: [{ texte: words }, { texte: 'Encore' }],
      verifie_le: '2026-09-14',
      coordonnees: { latitude: 65.6, longitude: -17.0 },
      rando: true,
      randonnee: { distance_km: 12.5, denivele_m: 300, duree_min: 245, cotation: 'facile' },
    }),
  },
  {
    uid: article,
    slugs: { fr: 'lagune-glaciaire-jokulsarlon', en: 'jokulsarlon-glacier-lagoon' },
    paths: {
      fr: '/fr/islande/lagune-glaciaire-jokulsarlon/',
      en: '/en/iceland/jokulsarlon-glacier-lagoon/',
    },
    isNew: false,
    edit: (words: string) => ({ chapeau: words }),
  },
  {
    uid: country,
    slugs: { fr: 'hawaii', en: 'hawaii' },
    paths: { fr: '/fr/hawaii/', en: '/en/hawaii/' },
    isNew: false,
    edit: (words: string) => ({ introduction: body(words) }),
  },
] as const;

/** Saves the edits, and publishes none of them. */
export async function editDrafts(): Promise<EditedDraft[]> {
  const admin = await logIn();
  const drafts: EditedDraft[] = [];
  for (const { uid, slugs, paths, isNew, edit } of EDITS) {
    for (const locale of ['fr', 'en'] as const) {
      const { documentId } = await admin.find(uid, locale, { slug: slugs[locale] });
      if (isNew) await admin.act(uid, documentId, locale, 'unpublish');
      const saved = await admin.save(uid, documentId, locale, edit(sentence[locale]));
      if (!saved.ok) throw new Error(`${paths[locale]}: ${await saved.text()}`);
      drafts.push({ uid, documentId, locale, path: paths[locale], sentence: sentence[locale] });
    }
  }
  return drafts;
}

export async function publishDrafts(drafts: readonly EditedDraft[]): Promise<void> {
  const admin = await logIn();
  for (const { uid, documentId, locale, path } of drafts) {
    const published = await admin.act(uid, documentId, locale, 'publish');
    if (!published.ok) throw new Error(`${path}: ${await published.text()}`);
  }
}
