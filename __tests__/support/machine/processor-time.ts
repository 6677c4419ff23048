/** Processor time of this process for calls in a row, in microseconds. */
function cost(work: () => unknown, calls: number): number {
  const since = process.cpuUsage();
  for (let i = 0; i < calls; i += 1) work();
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/** Long enough for the clock's steps not to matter. Microseconds. */
const WORTH_MEASURING = 8000;
/** A busy machine makes single measurements dearer, never cheaper: the best of so many is near the truth. */
const MOST_ROUNDS = 40;
/** Microseconds after which measuring ends: dear work needs no such care, and must not keep the suite from failing. */
const MOST_TIME = 4_000_000;

/**
 * Measures how many times dearer one piece of work is than another, in processor time: the best of each, in turns.
 * @param enough a result at which no better one needs to be looked for
 * @returns 2 for work that grows with its input and got twice as much of it; 4 where it grows with the square
 */
export function timesDearer(dear: () => unknown, cheap: () => unknown, enough: number): number {
  let calls = 1;
  while (cost(cheap, calls) < WORTH_MEASURING) calls *= 2;
  // The compiler works on threads whose time counts too: it has seen both before anything is measured.
  cost(dear, calls);
  let [most, least, spent] = [Infinity, Infinity, 0];
  for (let round = 0; round < MOST_ROUNDS && spent < MOST_TIME; round += 1) {
    const [low, high] = [cost(cheap, calls), cost(dear, calls)];
    [least, most, spent] = [Math.min(least, low), Math.min(most, high), spent + low + high];
    if (round > 0 && most / least <= enough) break;
  }
  return most / least;
}
