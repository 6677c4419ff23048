// The publishing service as a program: started, and its state known.
import { readSecret } from './cms.mjs';
import { start } from './processes.mjs';
import { ROOT } from './project.mjs';
import { Failure } from './report.mjs';
import { waitFor } from './wait.mjs';

/**
 * @typedef {{ port: number, sitePort: number, cms: { url: string, token: string }, secret?: string, env?: Record<string, string> }} Options
 * @typedef {{ at: string, message: { en: string }, problems: { message: string }[] }} PublicationFailure
 * @typedef {{ wanted: number, done: number, paused?: object, failure?: PublicationFailure, live?: { release: string }, activity: object | null }} Status
 */

/** @param {Options} options */
export async function startPublisher({
  port,
  sitePort,
  cms,
  secret = readSecret('PUBLISHER_SECRET'),
  env = {},
}) {
  const running = start('publisher', process.execPath, ['--import', 'tsx', 'publisher/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PUBLISHER_PORT: String(port),
      PUBLISHER_SECRET: secret,
      SITE_PORT: String(sitePort),
      CMS_URL: cms.url,
      CMS_TOKEN: cms.token,
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/health`, running);
  return { url, secret, running };
}

/** @param {{ url: string, secret: string }} publisher @returns {Promise<Status>} */
async function readStatus({ url, secret }) {
  const answer = await fetch(`${url}/status.json`, { headers: { authorization: `Bearer ${secret}` } });
  /** @type {unknown} */
  const status = await answer.json();
  return /** @type {Status} */ (status);
}

/**
 * Waits until what the CMS holds is live, or cannot be.
 * @param {Awaited<ReturnType<typeof startPublisher>>} publisher
 * @throws {Failure} when not even a first release can be made; an older one stays in service whatever happens
 */
export async function firstRelease(publisher) {
  const started = Date.now();
  while (publisher.running.child.exitCode === null) {
    const { wanted, done, paused, failure, live, activity } = await readStatus(publisher);
    // A failure of an earlier run says nothing of this one.
    if (failure && !activity && Date.parse(failure.at) >= started) {
      const list = failure.problems.map(({ message }) => `\n  ${message}`).join('');
      if (!live)
        throw new Failure(
          `${failure.message.en}${list}`,
          'Mend it in the CMS or the sources, and start again.',
        );
      console.log(`The earlier release stays live, because the new one failed: ${failure.message.en}${list}`);
      return;
    }
    if (live && (wanted <= done || paused)) return;
    await Promise.race([new Promise((wake) => setTimeout(wake, 300)), publisher.running.exited]);
  }
  throw new Failure(`The publisher has ended.\n${publisher.running.tail()}`);
}
