// What the person at the terminal sees: each step with its time, and on failure the step, the reason and what to do.

/** A failure that needs no stack: `message` says what is wrong, `advice` what to do about it. */
export class Failure extends Error {
  /** @param {string} message @param {string} [advice] */
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/** @typedef {{ name: string, started: number }} Step `started` in milliseconds since 1970 */
/** @type {Set<Step>} */
const atWork = new Set();

/** @returns the steps that have begun and not ended */
export const stepsAtWork = () => [...atWork];

/**
 * Runs one step, printing its name when it begins and its time when it ends.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = Date.now();
  const one = { name, started };
  atWork.add(one);
  console.log(`▸ ${name} …`);
  try {
    const result = await work();
    console.log(`✓ ${name} (${seconds(started)})`);
    return result;
  } catch (error) {
    console.error(`✗ ${name} failed after ${seconds(started)}`);
    throw error;
  } finally {
    atWork.delete(one);
  }
}

/** @param {number} started @returns {string} */
export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Prints a failure for people and sets the exit code. @param {unknown} error */
export function reportFailure(error) {
  if (error instanceof Failure) {
    console.error(`\n${error.message}`);
    if (error.advice) console.error(`→ ${error.advice}`);
  } else {
    console.error(error);
  }
  process.exitCode = 1;
}
