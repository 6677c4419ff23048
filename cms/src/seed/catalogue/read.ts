import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problems';
import { commentSchema } from '../schema/comments';
import { authorSchema } from '../schema/lists';
import { mediaSchema, PAGE_NAMES, pageTextSchema, siteSchema } from '../schema/pages';
import { ContentFolder } from '../source/content-folder';
import { readArticles, readTexts } from './read-article';
import { readCountry } from './read-country';
import { readList } from './read-list';
import { type Catalogue, emptyCatalogue } from './types';

const FILES = [
  ...['README.md', 'STYLE.md', 'site.yaml', 'authors.yaml', 'comments.yaml', 'facts.yaml'],
  // Read by npm run content:check alone.
  ...['REVIEW.csv', 'single-language.yaml', 'date.yaml'],
  ...['media', 'countries', 'articles', 'pages'],
];

function readPages(folder: ContentFolder, catalogue: Catalogue): void {
  folder.expectOnly(PAGE_NAMES, 'pages');
  for (const key of folder.list('pages').filter((name) => PAGE_NAMES.includes(name))) {
    folder.expectOnly(['fr.md', 'en.md'], 'pages', key);
    const texts = readTexts(folder, pageTextSchema, key, ['pages', key]);
    catalogue.pages.push({ key, place: folder.place('pages', key), texts });
  }
}

function readFolder(folder: ContentFolder, catalogue: Catalogue): void {
  folder.expectOnly(FILES);
  const media = readList(folder, mediaSchema, undefined, 'media', 'media.yaml');
  catalogue.media.push(
    ...media.map((item) => ({ ...item, path: path.join(folder.root, 'media', item.value.fichier) })),
  );
  catalogue.authors.push(...readList(folder, authorSchema, undefined, 'authors.yaml'));
  catalogue.comments.push(...readList(folder, commentSchema, undefined, 'comments.yaml'));
  if (folder.has('site.yaml')) catalogue.site = folder.yaml(siteSchema, 'site.yaml');
  for (const key of folder.list('countries')) readCountry(folder, key, catalogue);
  catalogue.articles.push(...readArticles(folder, undefined, 'articles'));
  readPages(folder, catalogue);
}

/**
 * @param roots absolute paths of content folders; the keys of all of them are one world
 * @param problems receives everything that is wrong with a single field
 */
export function readCatalogue(roots: readonly string[], problems: Problem[]): Catalogue {
  const catalogue = emptyCatalogue();
  for (const root of roots) {
    if (fs.existsSync(root)) readFolder(new ContentFolder(root, problems, catalogue.unreadable), catalogue);
    else problems.push({ file: root, message: 'content folder not found (CONTENT_DIR or --dir)' });
  }
  return catalogue;
}
