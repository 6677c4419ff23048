import { baseMapFor, type BaseMapName, BASE_MAPS, type MapFrame } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import {
  homePath,
  mapDataPath,
  menuDataPath,
  offlinePath,
  searchPath,
  titlesPath,
  tripFilePath,
  tripIndexPath,
  tripPath,
} from '../../routing/paths';
import { phonePictures, picturesIn } from './pack-pictures';

/** The texts of a page's document and of its data; one or the other names everything that the page shows. */
export type PageTexts = { readonly path: string; readonly html: string; readonly data: string };

type PackedCountry = {
  readonly path: string;
  readonly locale: Locale;
  readonly frame?: MapFrame | null | undefined;
};

export type PackParts = {
  /** Files that every saved copy of the country has. */
  readonly base: readonly string[];
  /** Pictures inside texts, which visitors may choose to save as well. */
  readonly pictures: readonly string[];
};

type PackSources = {
  readonly country: PackedCountry;
  /** The pages of the country, and those that every pack has. */
  readonly pages: readonly PageTexts[];
  /** Addresses of files that every page can ask for: scripts, styles, fonts. */
  readonly shell: readonly string[];
  /** Addresses of all files in the folders that countries have files in. */
  readonly files: readonly string[];
};

/** Pages that a pack has beside those of its country. @example commonPages('fr') → ['/fr/hors-ligne/', '/fr/recherche/', '/fr/mon-voyage/'] */
export const commonPages = (locale: Locale): string[] => [
  offlinePath(locale),
  searchPath(locale),
  tripPath(locale),
];

/**
 * Every address that belongs to the pack of a country in one language (docs/offline.md).
 * @returns addresses in order, each in one part only
 */
export function packAddresses({ country, pages, shell, files }: PackSources): PackParts {
  const shown = pages.map(({ html, data }) => picturesIn(html, data));
  const own = phonePictures(shown.flatMap((each) => each.own));
  const all = phonePictures(shown.flatMap((each) => [...each.own, ...each.inTexts]));
  const base = new Set([
    ...shell,
    ...pages.flatMap(({ path, html, data }) => [
      path,
      pageDataPath(path),
      ...staticQueries(data),
      ...drawingsIn(html),
    ]),
    ...filesOf(country, files),
    ...own,
  ]);
  return {
    base: [...base].sort(),
    pictures: all.filter((address) => !base.has(address)).sort(),
  };
}

/** @example pageDataPath('/fr/islande/') → '/page-data/fr/islande/page-data.json' */
export function pageDataPath(path: string): string {
  return path === homePath('fr') ? '/page-data/index/page-data.json' : `/page-data${path}page-data.json`;
}

/** Answers to queries that several pages share. */
function staticQueries(data: string): string[] {
  const { staticQueryHashes = [] } = JSON.parse(data) as { staticQueryHashes?: readonly string[] };
  return staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
}

/** Icons and still maps; pictures that have several sizes are the affair of `pack-pictures.ts`. */
function drawingsIn(html: string): string[] {
  return [...html.matchAll(/"(\/(?:icons|maps)\/[\w./-]+)/g)].map(([, address = '']) => address);
}

/** Menu, places, base maps, tracks, texts for the search, and what trips are looked up in. */
function filesOf({ path, locale, frame }: PackedCountry, files: readonly string[]): string[] {
  const maps: BaseMapName[] = frame ? [baseMapFor(frame), 'world'] : ['world'];
  const baseMaps = maps.flatMap((name) => [
    `/maps/${name}-coarse.json`,
    ...(BASE_MAPS[name].hasFine ? [`/maps/${name}-fine.json`] : []),
  ]);
  const trips = [tripIndexPath(locale), tripFilePath(path)];
  const named = [menuDataPath(path), mapDataPath(path), titlesPath(locale), ...trips, ...baseMaps];
  const folders = [`/take-along${path}`, `/search${path}`];
  return files.filter(
    (address) => named.includes(address) || folders.some((folder) => address.startsWith(folder)),
  );
}
