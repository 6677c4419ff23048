import type { CreatePagesArgs } from 'gatsby';
import { LOCALES } from '../../config/locales';
import type { PlannedPage } from '../planned-pages';
import { publishFiles } from '../published-files';
import { makeShards } from './make-shards';
import { nodeSources } from './node-sources';

/** Writes the files that the search reads (docs/search.md). */
export function writeSearch(
  args: Pick<CreatePagesArgs, 'getNodesByType'>,
  pages: readonly PlannedPage[],
): void {
  const paths = new Set(pages.map(({ path }) => path));
  const files = LOCALES.flatMap((locale) => [
    ...makeShards({ locale, sources: nodeSources(args, locale, paths) }),
  ]);
  publishFiles('search', new Map(files));
}
