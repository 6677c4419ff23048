import type { SourceNodesArgs } from 'gatsby';
import { readBuildEnvironment } from '../../config/environment';
import { describeEntry } from '../../content/content-error';
import { pictureCheck } from '../pictures/check-pictures';
import { readEarlierVersions } from '../source/earlier-versions';
import { countSourced, readRawEntries } from '../source/raw-entries';
import { compareCounts, readSourceCounts } from '../source/source-check';
import type { Content } from './adapt-all';
import { complete } from './complete';
import { judgeWith } from './judge';
import { type SetAside, setBrokenAside } from './set-aside';
import { writeSetAside } from './set-aside-file';
import { readSuspects } from './suspects-file';

/**
 * Runs after the source plugin: checks that everything arrived, and makes our own nodes from the raw ones. An entry that
 * cannot be built is set aside; the others do not wait for it.
 */
export async function sourceNodes(args: SourceNodesArgs) {
  const { actions, getNodesByType, getNode, createContentDigest, reporter } = args;
  const environment = readBuildEnvironment();
  const reported = await readSourceCounts(environment);
  const raw = readRawEntries(getNodesByType);
  compareCounts(reported, countSourced(raw));

  const { content, setAside } = await setBrokenAside(raw, {
    judge: judgeWith(pictureCheck((id) => getNode(id))),
    earlier: (entry) => readEarlierVersions(entry, environment, args),
    suspects: readSuspects(),
  });
  writeSetAside(setAside);
  for (const each of setAside) reporter.warn(inWords(each));

  for (const [type, entry] of entriesOf(complete(content, environment))) {
    // Gatsby sorts all parts of an object before it digests it; the entry as a text needs no sorting.
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

function inWords({ entry, problems, shown }: SetAside): string {
  const instead = shown === 'earlier' ? 'its last good version stays' : 'it is left out';
  return `${describeEntry(entry)} cannot be built, and ${instead}: ${problems.join('; ')}`;
}
