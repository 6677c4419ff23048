import { fill } from '../../i18n/fill';
import { HttpError } from '../http';
import { faultsIn, type ServerFault } from './send-form';
import type { VisitorWords } from './words';

/**
 * Words the failure when sending came to nothing: the HTTP client's messages (SPEC §8), and what only a person can
 * mend.
 */
export function failureText({ failure: words }: VisitorWords, error: unknown): string {
  const unknown = unknownTarget(words, faultsIn(error));
  if (unknown) return unknown;
  if (!(error instanceof HttpError)) return words.network;
  const { failure } = error;
  if (failure.kind === 'aborted') return words.aborted;
  if (failure.kind === 'timeout') return fill(words.timeout, { ms: failure.ms });
  if (failure.kind === 'network')
    return navigator.onLine ? words.network : `${words.network}. ${words.offline}`;
  const text = fill(words.status, { status: failure.status });
  const wait = failure.status === 429 ? waitIn(failure.body) : 0;
  return wait > 0 ? `${text}. ${fill(words.many, { count: Math.ceil(wait / 60) })}` : text;
}

function unknownTarget(words: VisitorWords['failure'], faults: readonly ServerFault[]): string | undefined {
  const target = faults.find(({ code }) => code === 'unknown')?.path[0];
  if (target === 'article') return words.unknownArticle;
  return target === 'parent' || target === 'comment' ? words.unknownParent : undefined;
}

function waitIn(body: unknown): number {
  const wait = (body as { error?: { details?: { wait?: unknown } } } | null)?.error?.details?.wait;
  return typeof wait === 'number' ? wait : 60;
}
