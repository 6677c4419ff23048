/** The publishing service: `tsx publisher/main.ts`; docs/publishing.md says what it reads and writes. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createControlServer } from './control/server';
import { Publisher } from './cycle/publisher';
import { lookRegularly } from './cycle/regular-look';
import { type PublisherEnvironment, readEnvironment } from './environment';
import { createSiteServer } from './server/site-server';
import { lockFolder } from './state/lock';
import { StateStore } from './state/store';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const { folders } = environment;
  for (const folder of [folders.state, folders.releases]) mkdirSync(folder, { recursive: true });
  await lockFolder(folders.state);
  const publisher = new Publisher(environment, new StateStore(folders));
  // Whatever happened while nobody listened: one look at the start.
  await publisher.request();
  const control = await createControlServer(publisher);
  await control.listen({ host: environment.host, port: environment.port });
  const stopLooking = lookRegularly(publisher);
  const stop = () => {
    stopLooking();
    publisher.stop();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  void serveSite(publisher, environment);
  await publisher.run();
  process.exit(0);
}

/** Serves the live release, from the moment that there is one. */
async function serveSite({ releases, state }: Publisher, { sitePort }: PublisherEnvironment): Promise<void> {
  if (sitePort === 0) return;
  while (!(await releases.live())) await once(state, 'change');
  createSiteServer(releases.current).listen(sitePort, '127.0.0.1');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
