import { describeProblem, type EntryIdentity, type Problem } from '../../content/content-error';
import { identify } from '../../content/raw';
import type { RawEntries } from '../source/raw-entries';
import { SOURCE_TYPES } from '../source/source-types';
import type { Content } from './adapt-all';

/** An entry whose new version cannot be built. */
export type SetAside = {
  readonly entry: EntryIdentity;
  readonly problems: readonly string[];
  /** The version of it that visitors see: an earlier one, or nothing. */
  readonly shown: 'earlier' | 'nothing';
};

export type Judged = { readonly content: Content; readonly problems: readonly Problem[] };

type Tools = {
  /** Makes content of raw entries, and says which of them cannot be built. */
  readonly judge: (raw: RawEntries) => Promise<Judged>;
  /** The versions of an entry that went live before, the last one first, as raw entries. */
  readonly earlier: (entry: EntryIdentity) => Promise<unknown[]>;
  /** Entries that the publisher has found to end the build, where the build itself names none. */
  readonly suspects?: readonly EntryIdentity[];
};

const SUSPECTED = 'expected another version, because the site cannot be built with this one';

type Case = { entry: EntryIdentity; problems: string[]; left: unknown[]; shown: SetAside['shown'] };

/**
 * One broken entry never holds up the others (DECISIONS 22 and 31): its last good version takes its place, or else it is
 * left out, until the rest can be built.
 */
export async function setBrokenAside(
  raw: RawEntries,
  { judge, earlier, suspects = [] }: Tools,
): Promise<{ content: Content; setAside: SetAside[] }> {
  const cases = new Map<string, Case>();
  let current = raw;
  const settle = async (problems: readonly Problem[]) => {
    for (const [key, own] of byEntry(problems)) {
      const known = cases.get(key) ?? (await open(own, earlier));
      cases.set(key, known);
      const next = known.left.shift();
      known.shown = next === undefined ? 'nothing' : 'earlier';
      current = replace(current, own, next);
    }
  };
  await settle(suspects.flatMap((entry) => suspicion(raw, entry)));
  for (;;) {
    const { content, problems } = await judge(current);
    if (problems.length === 0)
      return {
        content,
        setAside: [...cases.values()].map(({ entry, problems: found, shown }) => ({
          entry,
          problems: found,
          shown,
        })),
      };
    await settle(problems);
  }
}

/** @returns nothing when the entry is not published any more */
function suspicion(raw: RawEntries, entry: EntryIdentity): Problem[] {
  const found = findEntries(raw, entry).own[0];
  return found === undefined ? [] : [{ entry: identify(entry.kind, found), message: SUSPECTED }];
}

async function open(problems: readonly [Problem, ...Problem[]], earlier: Tools['earlier']): Promise<Case> {
  const [{ entry }] = problems;
  const messages = problems.map(({ message }) => message);
  return { entry, problems: [...new Set(messages)], left: await earlier(entry), shown: 'nothing' };
}

function byEntry(problems: readonly Problem[]): Map<string, [Problem, ...Problem[]]> {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const { kind, documentId, locale } = problem.entry;
    const key = `${kind} ${documentId} ${locale}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}

/** The raw entries of one type: those of one entry and language, and the others. */
function findEntries(raw: RawEntries, { kind, documentId, locale }: EntryIdentity) {
  const rawType = SOURCE_TYPES.find(({ singularName }) => singularName === kind)?.rawType ?? '';
  const entries = raw.get(rawType) ?? [];
  const isMeant = (entry: unknown) => {
    const one = entry as { documentId?: unknown; locale?: unknown } | null;
    return one?.documentId === documentId && one.locale === locale;
  };
  return { rawType, own: entries.filter(isMeant), others: entries.filter((entry) => !isMeant(entry)) };
}

/** @throws Error when the entry is not among the raw ones: nothing could be mended by taking it away */
function replace(raw: RawEntries, [problem]: readonly [Problem, ...Problem[]], next: unknown): RawEntries {
  const { rawType, own, others } = findEntries(raw, problem.entry);
  if (own.length === 0) throw new Error(`The content cannot be built: ${describeProblem(problem)}`);
  return new Map(raw).set(rawType, next === undefined ? others : [...others, next]);
}
