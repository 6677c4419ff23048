import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each, eachAtOnce } from '../lib/each';
import type { BuiltPage } from './read-site';

/** Files that every release has, whatever its content. */
const ALWAYS = [
  'index.html',
  'en/index.html',
  '404.html',
  'fr/rss.xml',
  'en/rss.xml',
  'sitemap.xml',
  'robots.txt',
  'page-data/app-data.json',
];

/** The file that a page's own code fetches. @example pageDataFile('/') → 'page-data/index/page-data.json' */
function pageDataFile(path: string): string {
  const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
  return `page-data/${name}/page-data.json`;
}

/** Looks for the files that make a release whole. @returns what is wrong, in words */
export async function checkFiles(folder: string, pages: readonly BuiltPage[]): Promise<string[]> {
  const ofPages = pages.flatMap(({ path }) => [`${path.slice(1)}index.html`, pageDataFile(path)]);
  const problems: string[] = [];
  await eachAtOnce(new Set([...ALWAYS, ...ofPages]), (file) => {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (!found?.size) problems.push(`${file} ${found ? 'is empty' : 'is missing'}`);
  });
  return problems.sort();
}

/** Reads what has changed as its readers will. @returns what is wrong, in words */
export async function checkContents(folder: string, changed: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  await each(changed, 16, async (file) => {
    const complaint = await complaintAbout(join(folder, file));
    if (complaint) problems.push(`${file} ${complaint}`);
  });
  return problems.sort();
}

async function complaintAbout(file: string): Promise<string | undefined> {
  if (file.endsWith('.html')) return pageComplaint(await readFile(file, 'utf8'));
  if (/\.(json|webmanifest|geojson)$/.test(file)) return jsonComplaint(await readFile(file, 'utf8'));
  if (/(^|\/)(rss|sitemap[^/]*)\.xml$/.test(file))
    return /<\/(rss|urlset|sitemapindex)>\s*$/.test(await readFile(file, 'utf8')) ? undefined : 'is cut off';
  return undefined;
}

function pageComplaint(html: string): string | undefined {
  if (!html.trimEnd().endsWith('</html>')) return 'ends before </html>';
  // Browsers would show another page than the one that was written.
  return html.includes('\0') ? 'holds a null character' : undefined;
}

function jsonComplaint(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `is no JSON: ${(error as Error).message}`;
  }
}
