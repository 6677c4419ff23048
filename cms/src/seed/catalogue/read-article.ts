import type { z } from 'zod';
import { LOCALES } from '../../domain/locales';
import { articleFactsSchema, articleTextSchema } from '../schema/article';
import type { ContentFolder } from '../source/content-folder';
import type { ArticleSource, Texts } from './types';

/** Reads `<prefix>fr.md` and `<prefix>en.md` of an entry, whichever there are. */
export function readTexts<T>(
  folder: ContentFolder,
  schema: z.ZodType<T>,
  key: string,
  parts: string[],
  prefix = '',
): Texts<T> {
  const texts: Texts<T> = {};
  for (const locale of LOCALES) {
    const path = [...parts, `${prefix}${locale}.md`];
    if (!folder.has(...path)) continue;
    const text = folder.markdown(schema, ...path);
    if (text === undefined) folder.unreadable.add(key);
    else texts[locale] = text;
  }
  return texts;
}

function readArticle(
  folder: ContentFolder,
  country: string | undefined,
  parts: string[],
): ArticleSource | undefined {
  folder.expectOnly(['article.yaml', 'fr.md', 'en.md'], ...parts);
  const place = folder.place(...parts);
  const key = parts.at(-1) ?? '';
  const texts = readTexts(folder, articleTextSchema, key, parts);
  if (!folder.has(...parts, 'article.yaml')) {
    folder.problems.push({ ...place, message: 'has no article.yaml' });
    folder.unreadable.add(key);
    return undefined;
  }
  if (!LOCALES.some((locale) => folder.has(...parts, `${locale}.md`))) {
    folder.problems.push({ ...place, message: 'has neither fr.md nor en.md' });
  }
  const facts = folder.yaml(articleFactsSchema, ...parts, 'article.yaml');
  if (facts === undefined) folder.unreadable.add(key);
  return facts && { key, place, country, facts, texts };
}

export function readArticles(
  folder: ContentFolder,
  country: string | undefined,
  ...parts: string[]
): ArticleSource[] {
  return folder.list(...parts).flatMap((name) => readArticle(folder, country, [...parts, name]) ?? []);
}
