import { setTimeout as wait } from 'node:timers/promises';

/** Asks each host one thing at a time, with a pause after each, whoever wants to know. */
export class Pacer {
  readonly #free = new Map<string, Promise<unknown>>();

  /** @param pauseMs between an answer of a host and the next request to it */
  constructor(private readonly pauseMs: number) {}

  /** Does some work once it is its turn. */
  turn<T>(host: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#free.get(host) ?? Promise.resolve()).then(work);
    const pause = () => wait(this.pauseMs);
    this.#free.set(host, result.then(pause, pause));
    return result;
  }
}
