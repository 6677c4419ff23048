import type { Problem } from '../../content/content-error';
import type { RawEntries } from '../source/raw-entries';
import { adaptAll, type Content } from './adapt-all';
import { findCollisions } from './addresses';
import { findStrayPlaces } from './check-places';
import { resolveReferences } from './references';
import type { Judged } from './set-aside';

/**
 * Says what cannot be built. What follows from another fault is not looked for before that one is settled: an article is
 * not to blame for its country.
 */
export function judgeWith(findBrokenPictures: (content: Content) => Promise<Problem[]>) {
  return async (raw: RawEntries): Promise<Judged> => {
    const adapted = adaptAll((rawType) => raw.get(rawType) ?? []);
    if (adapted.problems.length > 0) return adapted;
    const problems = await findBrokenPictures(adapted.content);
    if (problems.length > 0) return { content: adapted.content, problems };
    const resolved = resolveReferences(adapted.content);
    if (resolved.problems.length > 0) return resolved;
    const { content } = resolved;
    return { content, problems: [...findCollisions(content), ...findStrayPlaces(content)] };
  };
}
