/** Builds that one culprit may take; enough to name one among 64 alone. */
const MOST_BUILDS = 7;
/** Culprits that are looked for one by one. */
const MOST_CULPRITS = 3;

/** @param without entries that this build leaves as visitors know them */
export type TryBuild<Entry> = (without: readonly Entry[]) => Promise<boolean>;

/**
 * Finds what ends a build, where the build names nobody: by halves, in seven builds for each culprit. Where there are more of
 * them than a few, a last build leaves out everything that was not proved good.
 * @param changed what is new since the last build that succeeded; with all of it the build fails
 * @returns the entries to leave out, with which the last build succeeded, or undefined when it fails without all of them, too
 */
export async function findCulprits<Entry>(
  changed: readonly Entry[],
  tryBuild: TryBuild<Entry>,
): Promise<readonly Entry[] | undefined> {
  const suspects: Entry[] = [];
  let unproved = changed;
  let isContentToBlame = false;
  const attempt: TryBuild<Entry> = async (without) => {
    const succeeds = await tryBuild(without);
    isContentToBlame ||= succeeds;
    return succeeds;
  };
  for (let found = 0; found < MOST_CULPRITS && unproved.length > 0; found += 1) {
    const { group, rest } = await narrow(unproved, (others) => attempt([...suspects, ...others]));
    suspects.push(...group);
    unproved = rest;
    if (await attempt(suspects)) return suspects;
    if (!isContentToBlame && !(await attempt(changed))) return undefined;
  }
  const all = [...suspects, ...unproved];
  return unproved.length > 0 && (await tryBuild(all)) ? all : undefined;
}

/**
 * @param unproved with all of these a build fails, so that one of them at least is a culprit
 * @param tryWithout builds without some of them
 * @returns a group with a culprit in it, and what else is not proved good
 */
async function narrow<Entry>(
  unproved: readonly Entry[],
  tryWithout: TryBuild<Entry>,
): Promise<{ group: readonly Entry[]; rest: readonly Entry[] }> {
  let [group, suspected] = [unproved, unproved];
  // The last one is the build without the group.
  for (let build = 1; group.length > 1 && build < MOST_BUILDS; build += 1) {
    const half = group.slice(0, Math.ceil(group.length / 2));
    const others = suspected.filter((entry) => !half.includes(entry));
    if (await tryWithout(others)) [group, suspected] = [group.slice(half.length), others];
    else group = half;
  }
  return { group, rest: suspected.filter((entry) => !group.includes(entry)) };
}
