// How every command begins and ends.
import { stopAll } from './processes.mjs';
import { reportFailure } from './report.mjs';

/** Runs a command; Ctrl-C and a failure alike stop everything that it started. @param {() => Promise<void>} command */
export async function main(command) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(name, () => {
      console.log('\nStopping …');
      void stopAll().then(() => process.exit(name === 'SIGINT' ? 130 : 143));
    });
  }
  try {
    await command();
  } catch (error) {
    reportFailure(error);
  } finally {
    await stopAll();
  }
}
