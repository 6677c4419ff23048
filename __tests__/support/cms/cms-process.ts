import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/ports.mjs';

const CMS = join(__dirname, '../../../cms');

/** A CMS of a test's own, beside the one that the suites share. */
export type OwnCms = {
  readonly url: string;
  /** Reads what the content API answers to the site's token. */
  readonly read: (path: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

export async function startOwnCms(env: Record<string, string>): Promise<OwnCms> {
  const port = await freePort();
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd: CMS,
    detached: true,
    env: { ...process.env, ...env, SERVE_ADMIN_PANEL: 'false', CMS_PORT: String(port) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`the CMS ended:\n${said.slice(-3000)}`);
    await new Promise((retry) => setTimeout(retry, 200));
  }
  return {
    url,
    read: (path) => readContent(url, path),
    stop: async () => {
      const ended = once(child, 'close');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Reads what a CMS's content API answers to the site's token. */
export async function readContent(url: string, path: string): Promise<unknown> {
  const token = /^CMS_TOKEN=(.*)$/m.exec(readFileSync(join(CMS, '.env'), 'utf8'))?.[1] ?? '';
  const response = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const isHealthy = (url: string) =>
  fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  );
