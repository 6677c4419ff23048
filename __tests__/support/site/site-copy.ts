import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../../publisher/server/site-server';
import { siteFolder } from '../served';

/** Serves the working copy as it is on the disk, before and after a build. */
export async function serveCopy(): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createSiteServer(join(siteFolder(), 'public'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
