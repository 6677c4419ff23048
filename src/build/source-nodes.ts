import type { SourceNodesArgs } from 'gatsby';
import { readBuildEnvironment } from '../config/environment';
import { adaptAll, type Content } from './adapt-all';
import { findCollisions } from './addresses';
import { findStrayPlaces } from './check-places';
import { findBrokenPictures } from './check-pictures';
import { complete } from './complete';
import { countSourced, readRawEntries } from './raw-entries';
import { writeProblems } from './problems-file';
import { resolveReferences } from './references';
import { compareCounts, readSourceCounts } from './source-check';

/**
 * Runs after the source plugin: checks that everything arrived, makes our own nodes from the raw ones, and ends the
 * build with all problems at once when an entry cannot be built. The live site keeps its last good release then.
 */
export async function sourceNodes({
  actions,
  getNodesByType,
  getNode,
  createContentDigest,
  reporter,
}: SourceNodesArgs) {
  const environment = readBuildEnvironment();
  const reported = await readSourceCounts(environment);
  const raw = readRawEntries(getNodesByType);
  compareCounts(reported, countSourced(raw));

  const adapted = adaptAll((rawType) => raw.get(rawType) ?? []);
  const { content, problems } = resolveReferences(adapted.content);
  const all = [
    ...adapted.problems,
    ...problems,
    ...findCollisions(content),
    ...findStrayPlaces(content),
    ...(await findBrokenPictures(content, (id) => getNode(id))),
  ];
  writeProblems(all);
  if (all.length > 0) reporter.panic(`The content cannot be built:\n\n${all.join('\n')}\n`);

  for (const [type, entry] of entriesOf(complete(content, environment))) {
    // Of its text: to digest an object, Gatsby sorts every part of it first.
    const contentDigest = createContentDigest(JSON.stringify(entry));
    const known = getNode(entry.id);
    // Gatsby would look through every field of an entry again before it sees that none has changed.
    if (known?.internal.type === type && known.internal.contentDigest === contentDigest)
      actions.touchNode(known);
    else
      await actions.createNode({ ...entry, parent: null, children: [], internal: { type, contentDigest } });
  }
}

function entriesOf(content: Content) {
  return Object.entries(content).flatMap(([type, entries]) => entries.map((entry) => [type, entry] as const));
}
