/**
 * One thing after the other, in the order in which they were asked for. What is asked for meanwhile comes before what
 * its owner asks for only when it is done.
 */
export class Lane {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} what the work comes to, when its turn has come */
  add(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
