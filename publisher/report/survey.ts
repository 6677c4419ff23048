import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '../lib/each';
import type { Earlier } from '../releases/manifest';
import { addressFinder } from '../verify/links';
import { type BuiltPage, type BuiltSite, readSite } from '../verify/read-site';
import { pageFinder } from './addresses';
import { findDeadAnchors } from './dead-anchors';
import { readFacts } from './page-facts';
import { TargetMap, type Targets } from './targets';
import { readUnfound, type Unfound } from './unfound';

type SurveyedPage = { readonly path: string; readonly locale: string; readonly heading: string };

/** The results of a walk through all pages of a release. */
export type Survey = {
  readonly release: string;
  /** The pages of the release, by address. */
  readonly pages: ReadonlyMap<string, SurveyedPage>;
  readonly deadLinks: Targets;
  readonly deadAnchors: Targets;
  readonly external: Targets;
  /** For each page those of its own language that link to it; a switch of language leads nobody on. */
  readonly linkedFrom: Targets;
  /** Titles and key words by which the search does not lead to their entry. */
  readonly unfound: readonly Unfound[];
  /** The site's address, as its robots.txt says it. */
  readonly siteUrl: string | undefined;
};

export async function surveySite({ folder, manifest }: Earlier): Promise<Survey> {
  const site = await readSite(folder);
  const siteUrl = await readSiteUrl(folder);
  const { anchors, ...walked } = await walk({
    folder,
    site,
    files: manifest.files,
    siteUrl: siteUrl ?? UNKNOWN_SITE,
  });
  return {
    release: manifest.id,
    ...walked,
    deadAnchors: await findDeadAnchors(folder, anchors),
    unfound: await readUnfound(folder),
    siteUrl,
  };
}

/** Stands in for the site's address where no robots.txt says it; no link can lead there. */
const UNKNOWN_SITE = 'https://site.invalid/';

type Walk = {
  readonly folder: string;
  readonly site: BuiltSite;
  readonly files: Earlier['manifest']['files'];
  readonly siteUrl: string;
};

async function walk({ folder, site: { pages: built, redirects }, files, siteUrl }: Walk) {
  const [pageOf, isThere] = [pageFinder({ files, redirects }), addressFinder({ files, redirects })];
  const byFile = new Map(built.map((page) => [fileOf(page), page]));
  const pages = new Map<string, SurveyedPage>();
  const [deadLinks, linkedFrom] = [new TargetMap(), new TargetMap()];
  const [anchors, external] = [new TargetMap(), new TargetMap()];
  await each(byFile, 16, async ([ownFile, { path, locale }]) => {
    const address = new URL(encodeURI(path), siteUrl);
    const facts = readFacts(await readFile(join(folder, ownFile), 'utf8'), address);
    pages.set(path, { path, locale, heading: facts.heading });
    for (const link of facts.links) {
      if (!isThere(link.path)) deadLinks.add(link.path, path);
      const file = pageOf(link.path);
      if (file === undefined) continue;
      if (link.fragment !== '') anchors.add(`${file}#${link.fragment}`, path);
      const target = byFile.get(file);
      if (target?.locale === locale && target.path !== path) linkedFrom.add(target.path, path);
    }
    for (const elsewhere of facts.external) external.add(elsewhere, path);
  });
  return {
    pages,
    deadLinks: deadLinks.sorted(),
    linkedFrom: linkedFrom.sorted(),
    anchors: anchors.sorted(),
    external: external.sorted(),
  };
}

async function readSiteUrl(folder: string): Promise<string | undefined> {
  const robots = await readFile(join(folder, 'robots.txt'), 'utf8').catch(() => '');
  const sitemap = /^Sitemap:\s*(\S+)/im.exec(robots)?.[1];
  return sitemap !== undefined && URL.canParse(sitemap) ? new URL('/', sitemap).href : undefined;
}

const fileOf = ({ path }: BuiltPage): string => `${path.slice(1)}index.html`;
