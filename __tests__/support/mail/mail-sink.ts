import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/ports.mjs';

/** A mail server of a test's own: what it is given lies in the folder, where `mailbox.ts` finds it. */
export type MailSink = { readonly env: Record<string, string>; readonly close: () => Promise<void> };

/** @param folder where mails end; the test's mailbox from now on */
export async function openMailSink(folder: string): Promise<MailSink> {
  const port = String(await freePort());
  const program = join(__dirname, '../../../scripts/mail-sink.mjs');
  const child = spawn(process.execPath, [program, port, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  process.env['TEST_MAIL'] = folder;
  return {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_SECURITY: 'none' },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
