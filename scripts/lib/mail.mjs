// Mails of a demonstration or of the tests end in a folder instead of a mailbox.
import { join } from 'node:path';
import { start } from './processes.mjs';
import { ROOT } from './project.mjs';
import { Failure } from './report.mjs';

/**
 * Starts the mail sink; the variables it returns lead the CMS to it.
 * @param {number} port @param {string} folder @returns {Promise<Record<string, string>>}
 */
export async function startMailSink(port, folder) {
  const program = join(ROOT, 'scripts/mail-sink.mjs');
  const running = start('mail-sink', process.execPath, [program, String(port), folder]);
  let hasEnded = false;
  void running.exited.then(() => (hasEnded = true));
  while (!running.tail().includes('listening')) {
    if (hasEnded) throw new Failure(`The mail sink ended before it was ready.\n${running.tail()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_SECURITY: 'none' };
}
