import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type Running, start } from '../../scripts/lib/processes.mjs';
import { waitFor } from '../../scripts/lib/wait.mjs';

const ROOT = join(__dirname, '../..');

/** An installation that a fixture is made of: some release's code, compiled, and the folder that it keeps its data in. */
export type Installation = {
  readonly checkout: string;
  readonly data: string;
  readonly env: Readonly<Record<string, string>>;
};

/** A secret of the installation's environment file. */
export function secretOf({ env }: Installation, name: string): string {
  const text = readFileSync(env['ENV_PATH'] ?? '', 'utf8');
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
}

/** A mail server that keeps what it is given, and the variables that lead a CMS to it. */
export async function startSink(folder: string): Promise<{ sink: Running; smtp: Record<string, string> }> {
  const port = String(await freePort());
  const program = join(ROOT, 'scripts/mail-sink.mjs');
  const sink = start('upgrade-fixture-mail', process.execPath, [program, port, folder]);
  await until(() => sink.tail().includes('listening'));
  return { sink, smtp: { SMTP_HOST: '127.0.0.1', SMTP_PORT: port, SMTP_SECURITY: 'none' } };
}

/** A first start reads all of its content in: minutes on a busy machine. */
const SEEDING_LIMIT_MS = 900_000;

export async function startCms(
  { checkout, env }: Installation,
  more: Record<string, string>,
): Promise<{ cms: Running; url: string }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const cms = start('upgrade-fixture', 'npm', ['run', '--silent', 'start'], {
    cwd: join(checkout, 'cms'),
    env: { ...process.env, ...env, ...more, CMS_PORT: port },
  });
  await waitFor(`${url}/_health`, cms, SEEDING_LIMIT_MS);
  return { cms, url };
}

/** Waits until the CMS has tried so many mails in vain, so that each waits with what came of that. */
export const untilTried = (cms: Running, mails: number) =>
  until(() => (cms.tail().match(/mail: attempt \d+ failed/g) ?? []).length >= mails);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((wait) => setTimeout(wait, 100));
}
