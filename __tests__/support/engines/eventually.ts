import { LIMITS } from '../limits';

const PAUSE = 50;

/**
 * Asks again and again until there is an answer.
 * @param what what is waited for, to finish “waited in vain for …”
 * @param ask gives undefined, null or false as long as there is none; a page that is being left may fail to answer at all
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T> | T,
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = Date.now() + LIMITS.soon;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      last = await ask();
      if (last !== undefined && last !== null && last !== false)
        return last as Exclude<T, false | null | undefined>;
    } catch (error) {
      last = error;
    }
    await new Promise((next) => setTimeout(next, PAUSE));
  }
  throw new Error(`waited in vain for ${what}; last seen: ${String(last)}`);
}
