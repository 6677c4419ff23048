import { checkCatalogue } from '../check';
import { ContentError, type Problem } from '../problems';
import { readCatalogue } from './read';
import type { Catalogue } from './types';

/**
 * Reads content folders and holds them against every rule that needs no CMS.
 * @throws ContentError with all that is wrong
 */
export function loadCatalogue(folders: readonly string[]): Catalogue {
  const problems: Problem[] = [];
  const catalogue = readCatalogue(folders, problems);
  problems.push(...checkCatalogue(catalogue));
  if (problems.length > 0) throw new ContentError(problems);
  return catalogue;
}
