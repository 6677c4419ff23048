/**
 * The buttons of the status page, for a terminal: `tsx publisher/commands/press.ts <build|approve|resume|rollback>
 * [release]`. A publisher that runs does it; a rollback works without one too.
 */
import { mkdirSync } from 'node:fs';
import { Publisher } from '../cycle/publisher';
import { type PublisherEnvironment, readEnvironment } from '../environment';
import { lockFolder } from '../state/lock';
import { StateStore } from '../state/store';

const ACTIONS = ['build', 'approve', 'resume', 'rollback'];

async function main([action = '', release]: readonly string[]): Promise<string> {
  if (!ACTIONS.includes(action)) throw new Error(`Expected one of ${ACTIONS.join(', ')}, found “${action}”.`);
  const environment = readEnvironment();
  const answer = await askRunning(environment, action, release);
  if (answer !== undefined) return answer;
  if (action !== 'rollback')
    throw new Error('No publisher runs here; start it, and it will publish by itself.');
  mkdirSync(environment.folders.state, { recursive: true });
  await lockFolder(environment.folders.state);
  const publisher = new Publisher(environment, new StateStore(environment.folders));
  return `Release ${await publisher.rollBack(release)} is live. Publishing is paused until “resume”.`;
}

/** @returns undefined when no publisher runs */
async function askRunning(
  { port, secret }: PublisherEnvironment,
  action: string,
  release: string | undefined,
): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/actions/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...(release && { release }) }),
  }).catch(() => undefined);
  if (!response) return undefined;
  const body = (await response.json()) as { error?: string; summary?: string; live?: { release: string } };
  if (!response.ok) throw new Error(body.error ?? `The publisher answered ${response.status}.`);
  return `Release ${body.live?.release ?? '–'} is live; state: ${body.summary ?? '–'}.`;
}

main(process.argv.slice(2)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
