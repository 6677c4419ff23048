import type { Message } from './message';

/** The state of the site as the publishing service tells it: one word, and the entries that it had to set aside. */
export type PublisherWord = {
  readonly summary: string;
  readonly setAside?: readonly {
    readonly entry: { readonly kind: string; readonly documentId: string; readonly locale: string };
    readonly problems: readonly string[];
    /** The problems in both languages; a publisher of an earlier release has none. */
    readonly texts?: readonly Message[];
    readonly shown: 'earlier' | 'nothing';
  }[];
};

type Facts = {
  /** The content type without its prefix, as the publisher names it. */
  readonly kind: string;
  readonly documentId: string;
  readonly locale: string;
  readonly isPublished: boolean;
  /** When visitors could first read the version that is published now. */
  readonly liveAt: Date | undefined;
  readonly publisher: PublisherWord;
};

/** The state in which visitors find the published version of an entry. */
export type Standing =
  | { readonly state: 'draft' | 'waiting' | 'failed' | 'held' | 'paused' | 'absent' | 'unreachable' }
  | { readonly state: 'live'; readonly since: string }
  | {
      readonly state: 'set-aside';
      readonly shown: 'earlier' | 'nothing';
      readonly problems: readonly Message[];
    };

/** Words of the publisher that somebody has to act upon before anything goes live. */
const STOPS = ['failed', 'held', 'absent', 'unreachable'] as const;

/** Says whether visitors read what an editor has published, and if not, what it waits for. */
export function standingOf({ isPublished, liveAt, publisher, ...entry }: Facts): Standing {
  const { summary, setAside = [] } = publisher;
  if (!isPublished) return { state: 'draft' };
  // After a rollback the site shows what was live before, whatever has been since.
  if (summary === 'paused') return { state: 'paused' };
  // A new build may take what the last one could not.
  const isBuilding = summary === 'working' || summary === 'waiting';
  const aside = setAside.find(
    ({ entry: { kind, documentId, locale } }) =>
      kind === entry.kind && documentId === entry.documentId && locale === entry.locale,
  );
  // A version that was live can be set aside later: for what became of its country, for example.
  if (liveAt && (!aside || isBuilding)) return { state: 'live', since: liveAt.toISOString() };
  if (isBuilding) return { state: 'waiting' };
  if (aside) {
    const { shown, problems, texts = problems.map((text) => ({ fr: text, en: text })) } = aside;
    return { state: 'set-aside', shown, problems: texts };
  }
  return { state: STOPS.find((stop) => stop === summary) ?? 'waiting' };
}
