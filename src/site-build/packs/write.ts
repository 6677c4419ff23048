import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { packPath } from '../../routing/paths';
import { publishFiles } from '../files/published-files';
import { ownEntries } from '../nodes/own-entries';
import { commonPages, packAddresses, pageDataPath, type PageTexts } from './pack-addresses';
import { shellAddresses } from './shell';

/**
 * Folder in which the build leaves its lists for the publisher, which adds sizes and digests; no server hands them out.
 */
const FOLDER = '_packs';
/** Folders with files of countries. */
const COUNTRY_FILES = ['menus', 'map-data', 'take-along', 'search', 'maps', 'trip-data'];

/** Writes for each main destination and language which addresses its pack holds (docs/offline.md). */
export function writePacks(
  args: Pick<BuildArgs, 'getNodesByType'>,
  paths: readonly string[],
  folder = 'public',
): void {
  const shell = shellAddresses(folder);
  const files = COUNTRY_FILES.flatMap((name) => filesBelow(folder, name));
  const lists = ownEntries(args, 'Country')
    .filter(({ path, isMain }) => isMain && paths.includes(path))
    .map((country) => {
      const { path, locale, name } = country;
      const inside = paths.filter((each) => each.startsWith(path));
      const pages = [...inside, ...commonPages(locale)].map((each) => readPage(folder, each));
      const parts = packAddresses({ country, pages, shell, files });
      return [
        packPath(path).replace('/packs/', `/${FOLDER}/`),
        JSON.stringify({ path, locale, name, parts }),
      ] as const;
    });
  publishFiles(FOLDER, new Map(lists));
}

function readPage(folder: string, path: string): PageTexts {
  const read = (address: string) => readFileSync(join(folder, address), 'utf8');
  return { path, html: read(`${path}index.html`), data: read(pageDataPath(path)) };
}

function filesBelow(folder: string, name: string): string[] {
  const root = join(folder, name);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
