import { setImmediate as otherWork } from 'node:timers/promises';

/** Does some work for each item, at most `limit` at a time; the first failure ends it. */
export async function each<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/**
 * Does work of some microseconds for each item. Other work of the process has its turn after every hundred, so that
 * thousands of questions to the disk can be asked directly: through promises each takes five times as long.
 */
export async function eachAtOnce<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % 100 === 0) await otherWork();
  }
}
