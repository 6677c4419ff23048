import { stopAll } from './processes.mjs';
import { seconds, stepsAtWork } from './report.mjs';

/**
 * Ends the process after so many minutes: says what it still waits for, and stops what it has started. Who waits for it
 * might end it without a word.
 * @param {number} minutes @param {() => void} sum prints what is known until then
 */
export function limitRun(minutes, sum) {
  const late = async () => {
    sum();
    const waiting = stepsAtWork().map(({ name, started }) => `${name} (since ${seconds(started)})`);
    console.error(`\nNot ended after ${minutes} minutes, and stopped: ${waiting.join(', ')}`);
    await stopAll();
    process.exit(1);
  };
  setTimeout(() => void late(), minutes * 60_000).unref();
}
