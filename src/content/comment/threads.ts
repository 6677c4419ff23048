export type CommentEntry = {
  readonly id: string;
  readonly documentId: string;
  readonly thread: string | null;
  readonly name: string;
  readonly text: string;
  readonly writtenOn: string;
  readonly isEditor: boolean;
};

export type Thread = { readonly head: CommentEntry; readonly replies: readonly CommentEntry[] };

export const ORDERS = ['newest', 'oldest'] as const;
export type Order = (typeof ORDERS)[number];

/** Threads in the wanted order; the answers within one always read downwards, as they were given. */
export function threadsOf(comments: readonly CommentEntry[], order: Order): Thread[] {
  const byThread = new Map<string | null, CommentEntry[]>();
  for (const comment of [...comments].sort(byTime)) {
    const together = byThread.get(comment.thread);
    if (together) together.push(comment);
    else byThread.set(comment.thread, [comment]);
  }
  const heads = byThread.get(null) ?? [];
  if (order === 'newest') heads.reverse();
  return heads.map((head) => ({ head, replies: byThread.get(head.id) ?? [] }));
}

/** Dates in ISO form and ids are ASCII: their characters compare as they are, and no collator has to be loaded. */
function byTime(a: CommentEntry, b: CommentEntry): number {
  return compare(a.writtenOn, b.writtenOn) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
