import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFailure, DISK_FULL, readFailure } from '../build/read-failure';
import { type BuildRun, runBuild } from '../build/run-build';
import type { Change } from '../cms/client';
import type { SetAside, Suspect } from '../state/schema';
import { findCulprits } from './culprits';
import { StageFailure } from './failure';
import type { Origin, Tools } from './tools';

/** The source of a build: the site's sources, the content types and the content. */
type Source = Origin & { readonly schema: string };

export type Built = {
  /** Entries whose published version is not in it. */
  readonly setAside: readonly SetAside[];
  /** Those of them that the build itself cannot name. */
  readonly suspects: readonly Suspect[];
};

/** Builds in a row that lack content of the CMS before the cache is suspected instead of the CMS. */
const PATIENCE_WITH_CMS = 5;

/**
 * Builds the site: with its cache where that can be trusted, from nothing where it cannot, and where the warm build failed. A
 * build that fails all the same without naming an entry is searched for the one that ends it.
 * @throws StageFailure when it cannot be built
 */
export async function buildSite(tools: Tools, source: Source): Promise<Built> {
  const { copy } = tools;
  const suspects = await stillSuspected(tools, source.code);
  const cold = await copy.prepare(source);
  await tools.enter('build', cold ? `from nothing, because ${cold}` : 'with the cache of the build before');
  const finish = async ({ setAside }: BuildRun, suspected = suspects) => {
    await copy.finish(source);
    return { setAside, suspects: suspected };
  };
  const first = await attempt(tools, cold ? 'cold build' : 'warm build', suspects);
  if (first.succeeded) return finish(first);
  const isCmsToBlame = !first.hasContent && tools.attempts < PATIENCE_WITH_CMS;
  if (tools.signal.aborted || isCmsToBlame) throw asStageFailure(readFailure(first.output));
  let last = first;
  if (!cold) {
    await copy.clean();
    await tools.enter('build', 'from nothing, because the build with the cache failed');
    last = await attempt(tools, 'cold build', suspects);
    if (last.succeeded) return finish(last);
  }
  const failure = readFailure(last.output);
  const found = await search(tools, source, failure, suspects);
  if (!found) throw asStageFailure(failure);
  return finish(found.run, found.suspects);
}

/** Suspects of earlier builds that nobody has changed since, nor the sources of the site. */
async function stillSuspected({ cms, suspects }: Tools, code: string): Promise<readonly Suspect[]> {
  const own = suspects.filter((suspect) => suspect.code === code);
  if (own.length === 0) return [];
  const versions = new Set((await cms.changes()).map(({ version }) => version));
  return own.filter(({ version }) => versions.has(version));
}

/** Builds once, as the working copy is, without the new versions of some entries. */
async function attempt(
  { copy, environment, phases, signal }: Tools,
  phase: string,
  without: readonly Omit<Suspect, 'code'>[],
): Promise<BuildRun> {
  // The build reads it (src/site-build/nodes/suspects-file.ts).
  await writeFile(join(copy.folder, 'suspects.json'), JSON.stringify(without));
  const run = await phases.measure(phase, () =>
    runBuild({
      folder: copy.folder,
      cms: environment.cms,
      timeoutMs: environment.buildTimeoutMs,
      logFile: join(environment.folders.state, 'build.log'),
      signal,
    }),
  );
  for (const [step, ms] of Object.entries(run.steps)) phases.times[`· ${step}`] = ms;
  return run;
}

/** Finds the new entries with which the build fails, and builds without them; once for the same content and sources. */
async function search(
  tools: Tools,
  source: Source,
  failure: BuildFailure,
  known: readonly Suspect[],
): Promise<{ run: BuildRun; suspects: readonly Suspect[] } | undefined> {
  const { cms, copy, releases, signal } = tools;
  const { revision, code } = source;
  const isSearched = tools.searched.has(`${revision} ${code}`);
  // Before the first release everything is new.
  if (isSearched || signal.aborted || failure.message === DISK_FULL || !(await releases.live()))
    return undefined;
  tools.searched.add(`${revision} ${code}`);
  const versions = new Set(known.map(({ version }) => version));
  const changed = (await cms.changes()).filter(({ version }) => !versions.has(version));
  let last: BuildRun | undefined;
  const without = async (entries: readonly Change[]) => {
    await copy.prepare(source);
    const count = `${entries.length} of ${changed.length} changed entries`;
    await tools.enter('build', `without ${count}, to find the one that ends it`);
    last = await attempt(tools, '· search build', [...known, ...entries]);
    // What has nothing to do with an entry tells nothing of entries.
    const now = last.succeeded ? undefined : readFailure(last.output);
    if (now && (signal.aborted || now.message === DISK_FULL)) throw asStageFailure(now);
    return last.succeeded;
  };
  const culprits = await tools.phases.measure('search', () => findCulprits(changed, without));
  if (!culprits || !last) return undefined;
  return { run: last, suspects: [...known, ...culprits.map((culprit) => ({ ...culprit, code }))] };
}

function asStageFailure({ message, problems }: BuildFailure): StageFailure {
  return new StageFailure('fault', message, problems);
}
