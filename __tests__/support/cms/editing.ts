import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cmsToken, cmsUrl } from '../served';
import { logIn } from './admin';

const ARTICLE = 'api::article.article';
const CONTENT = resolve(__dirname, '../../../content/countries');

/** An article of the demonstration content, edited as an editor does. */
export type EditedArticle = {
  readonly documentId: string;
  readonly slug: string;
  /** Its file in a release. */
  readonly page: string;
  readonly publish: (titre?: string) => Promise<void>;
  readonly save: (titre: string) => Promise<void>;
  readonly unpublish: () => Promise<void>;
};

const COUNTRIES: Readonly<Record<string, Record<'fr' | 'en', string>>> = {
  islande: { fr: 'islande', en: 'iceland' },
};

/** @param key the article's folder in content/countries/<country>/articles */
export async function edit(country: string, key: string, locale: 'fr' | 'en'): Promise<EditedArticle> {
  const text = readFileSync(join(CONTENT, country, 'articles', key, `${locale}.md`), 'utf8');
  const slug = /^slug: "?([\w-]+)"?$/m.exec(text)?.[1] ?? '';
  const admin = await logIn();
  const { documentId } = await admin.find(ARTICLE, locale, { slug });
  const act = async (action: string, data?: Record<string, unknown>) => {
    const response = await admin.act(ARTICLE, documentId, locale, action, data);
    if (!response.ok) throw new Error(`${action} ${slug}: ${response.status} ${await response.text()}`);
  };
  return {
    documentId,
    slug,
    page: `/${locale}/${COUNTRIES[country]?.[locale] ?? country}/${slug}/`,
    publish: (titre) => act('publish', titre === undefined ? {} : { titre }),
    save: async (titre) => void (await admin.save(ARTICLE, documentId, locale, { titre })),
    unpublish: () => act('unpublish'),
  };
}

/** The cover of an English article, as an editor's browser would send it. */
export async function readCover(documentId: string): Promise<object> {
  const query = 'locale=en&populate[couverture][populate]=fichier';
  const response = await fetch(`${cmsUrl()}/api/articles/${documentId}?${query}`, {
    headers: { authorization: `Bearer ${cmsToken()}` },
  });
  const { data } = (await response.json()) as {
    data: { couverture: { alternative: string; fichier: { id: number } } };
  };
  const { alternative, fichier } = data.couverture;
  return { alternative, fichier: fichier.id };
}
