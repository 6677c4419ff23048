import { problemIn } from '../cms/problem-words';
import type { Publisher } from '../cycle/publisher';
import type { Reports } from '../report/reports';
import type { SetAside, State } from '../state/schema';
import type { Text } from '../state/text';

/** `live` is current; `behind` waits or builds; the rest need somebody. */
export type Summary = 'current' | 'waiting' | 'working' | 'failed' | 'held' | 'paused' | 'empty';

/** `texts`: its problems in the languages of editors, for the CMS to show beside the entry. */
type SetAsideInWords = SetAside & { readonly texts?: readonly Text[] };

export type Status = Omit<State, 'usedTickets' | 'setAside'> & {
  readonly setAside: readonly SetAsideInWords[];
  readonly summary: Summary;
  readonly activity: Publisher['activity'] | null;
  /** Number of findings in the editorial report; null until it is known. */
  readonly findings: number | null;
  readonly releases: readonly { readonly id: string; readonly createdAt: string; readonly isLive: boolean }[];
};

const inWords = (problem: string): Text => ({ fr: problemIn('fr', problem), en: problemIn('en', problem) });

/** The state in one word: what an editor has to know first comes first. */
export function summarise(state: State, isWorking: boolean): Summary {
  if (isWorking) return 'working';
  if (state.paused) return 'paused';
  if (state.failure) return 'failed';
  if (state.held) return 'held';
  if (state.wanted > state.done) return 'waiting';
  return state.live ? 'current' : 'empty';
}

/** Everything that the status page shows, and `status.json` hands out. */
export async function readStatus(
  { state, activity, releases }: Publisher,
  reports: Pick<Reports, 'count'>,
): Promise<Status> {
  const [list, live] = [await releases.list(), await releases.currentId()];
  const shown: Omit<State, 'usedTickets'> & Partial<State> = { ...state.current };
  delete shown.usedTickets;
  return {
    ...shown,
    setAside: shown.setAside.map((one) => ({ ...one, texts: one.problems.map(inWords) })),
    summary: summarise(state.current, activity !== undefined),
    activity: activity ?? null,
    findings: reports.count(),
    releases: list.map(({ id, createdAt }) => ({ id, createdAt, isLive: id === live })),
  };
}
