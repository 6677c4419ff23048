import { describeProblem, type EntryIdentity, type Problem } from '../../content/content-error';
import type { RawEntries } from '../source/raw-entries';
import { SOURCE_TYPES } from '../source/source-types';
import type { Content } from './adapt-all';

/** An entry whose new version cannot be built. */
export type SetAside = {
  readonly entry: EntryIdentity;
  readonly problems: readonly string[];
  /** What visitors see of it: an earlier version, or nothing. */
  readonly shown: 'earlier' | 'nothing';
};

type Judged = { readonly content: Content; readonly problems: readonly Problem[] };

type Tools = {
  /** Makes content of raw entries, and says which of them cannot be built. */
  readonly judge: (raw: RawEntries) => Promise<Judged>;
  /** The versions of an entry that went live before, the last one first, as raw entries. */
  readonly earlier: (entry: EntryIdentity) => Promise<unknown[]>;
};

type Case = { entry: EntryIdentity; problems: string[]; left: unknown[]; shown: SetAside['shown'] };

/**
 * One broken entry never holds up the others (DECISIONS 22 and 31): its last good version takes its place, or else it is
 * left out, until the rest can be built.
 */
export async function setBrokenAside(
  raw: RawEntries,
  { judge, earlier }: Tools,
): Promise<{ content: Content; setAside: SetAside[] }> {
  const cases = new Map<string, Case>();
  for (let current = raw; ;) {
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
    for (const [key, own] of byEntry(problems)) {
      const known = cases.get(key) ?? (await open(own, earlier));
      cases.set(key, known);
      const next = known.left.shift();
      known.shown = next === undefined ? 'nothing' : 'earlier';
      current = replace(current, own, next);
    }
  }
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

/** @throws Error when the entry is not among the raw ones: nothing could be mended by taking it away */
function replace(raw: RawEntries, [problem]: readonly [Problem, ...Problem[]], next: unknown): RawEntries {
  const { kind, documentId, locale } = problem.entry;
  const rawType = SOURCE_TYPES.find(({ singularName }) => singularName === kind)?.rawType ?? '';
  const entries = raw.get(rawType) ?? [];
  const isMeant = (entry: unknown) => {
    const one = entry as { documentId?: unknown; locale?: unknown } | null;
    return one?.documentId === documentId && one.locale === locale;
  };
  const others = entries.filter((entry) => !isMeant(entry));
  if (others.length === entries.length)
    throw new Error(`The content cannot be built: ${describeProblem(problem)}`);
  return new Map(raw).set(rawType, next === undefined ? others : [...others, next]);
}
