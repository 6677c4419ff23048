import { statSync, writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE } from '../../src/config/locales';
import { nameEntries, writeArticles } from './articles';
import { isLocale, pairTranslations } from './languages';
import { writeAuthors, writeComments, writeMedia } from './lists';
import { PictureShelf } from './media';
import { readExport } from './read-export';
import { Report } from './report';
import { emptyTable, readTable, unknownCategories } from './table';
import { ImportError, type WordPressPost } from './types';
import { writeFiles } from './write';

export type ImportOptions = {
  readonly file: string;
  /** A local copy of `wp-content/uploads`. */
  readonly uploads?: string;
  readonly table?: string;
  /** Writes a table to fill in to this file, and nothing else. */
  readonly writeTable?: string;
  /** The content folder to write; it is seeded beside the guide's own. */
  readonly into: string;
  readonly language?: string;
  readonly isDry: boolean;
  readonly isForced: boolean;
};

/** Types that become articles; menus, styles and a plugin's own types do not. */
const TYPES = ['post', 'page'];
const STATES = ['publish', 'draft', 'pending', 'future', 'private'];

/**
 * Turns a WordPress export into a content folder.
 * @param say told each line of the report
 * @throws ImportError that says what was wrong and what was expected; nothing has been written then
 */
export function importWordPress(options: ImportOptions, say: (line: string) => void): void {
  const { posts, attachments, authors } = readExport(options.file);
  if (options.writeTable !== undefined) {
    writeFileSync(options.writeTable, emptyTable(posts), { flag: 'wx' });
    return say(`Fill in ${options.writeTable}, then import with --table ${options.writeTable}.`);
  }
  const fallback = options.language ?? DEFAULT_LOCALE;
  if (!isLocale(fallback)) throw new ImportError(`--language ${fallback} is none of the guide’s languages.`);
  const table = options.table === undefined ? { categories: {} } : readTable(options.table);
  const unknown = options.table === undefined ? [] : unknownCategories(posts, table);
  if (unknown.length > 0)
    throw new ImportError(`${String(options.table)} lacks the categories ${unknown.join(', ')}.`);
  if (options.uploads !== undefined) expectFolder(options.uploads);

  const report = new Report();
  const shelf = new PictureShelf(options.uploads, attachments);
  const { groups, left } = pairTranslations(
    posts.filter((post) => isWanted(post, report)),
    fallback,
  );
  for (const { post, reason } of left) report.skip(post, reason);
  const entries = nameEntries(groups, fallback);
  const files = new Map([
    ...writeArticles(entries, { table, shelf, report, fallback }),
    ...writeAuthors(entries, authors),
    ...writeComments(entries),
    ...writeMedia(shelf, 'WordPress'),
  ]);
  const { written, unchanged } = writeFiles(options.into, files, [...shelf.taken.values()], options);
  for (const line of report.lines(shelf)) say(line);
  const texts = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
  const verb = options.isDry ? 'would be written' : 'written';
  say(
    `${texts} texts in ${entries.length} articles; ${written.length} files ${verb}, ${unchanged} unchanged.`,
  );
}

function isWanted(post: WordPressPost, report: Report): boolean {
  if (!TYPES.includes(post.type)) return false;
  if (STATES.includes(post.status)) return true;
  report.skip(post, `its state is “${post.status}”`);
  return false;
}

function expectFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory())
    throw new ImportError(`--uploads ${folder} is no folder; expected a copy of wp-content/uploads.`);
}
