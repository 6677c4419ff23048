import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { LOCALES } from '../../config/locales';
import type { TitlesShard } from '../../content/search/shards';
import { titlesPath } from '../../routing/paths';
import { publishFiles } from '../files/published-files';
import type { PlannedPage } from '../pages/planned-pages';
import { makeShards } from './make-shards';
import { nodeSources } from './node-sources';
import { findUnfound, type Unfound } from './unfound';

/** For the editors' report (publisher/report); no server hands it out. */
const UNFOUND_FILE = '_search.json';

/** Writes the files that the search reads (docs/search.md). */
export async function writeSearch(
  args: Pick<CreatePagesArgs, 'getNodesByType'>,
  pages: readonly PlannedPage[],
): Promise<void> {
  const paths = new Set(pages.map(({ path }) => path));
  const files = new Map<string, string>();
  const unfound: Unfound[] = [];
  for (const locale of LOCALES) {
    const own = makeShards({ locale, sources: nodeSources(args, locale, paths) });
    for (const [address, text] of own) files.set(address, text);
    unfound.push(
      ...(await findUnfound(JSON.parse(own.get(titlesPath(locale)) ?? '') as TitlesShard, locale)),
    );
  }
  publishFiles('search', files);
  writeFileSync(join('public', UNFOUND_FILE), JSON.stringify(unfound));
}
