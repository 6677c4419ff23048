import { DISK_FULL } from '../build/read-failure';
import { CmsError } from '../cms/client';
import type { Failure, Problem } from '../state/schema';
import { asIs, type Text } from '../state/text';

type Kind = Failure['kind'];

/** A stage of publishing that did not end well, in an editor's words. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure';

  constructor(
    readonly kind: Kind,
    readonly text: Text,
    readonly problems: readonly Problem[] = [],
  ) {
    super(text.en);
  }
}

/** Puts what went wrong into words; what is unknown is taken for a fault that may pass. */
export function describeFailure(error: unknown): { kind: Kind; message: Text; problems: Problem[] } {
  if (error instanceof StageFailure)
    return { kind: error.kind, message: error.text, problems: [...error.problems] };
  if (error instanceof CmsError) return { kind: 'fault', message: error.text, problems: [] };
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return { kind: 'fault', message: DISK_FULL, problems: [] };
  return { kind: 'fault', message: asIs(message || String(error)), problems: [] };
}

const SHORTEST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;

/** Returns the milliseconds to wait before the next attempt: 2 s, 4 s, 8 s … at most five minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(SHORTEST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
