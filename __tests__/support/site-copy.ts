import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../publisher/server/site-server';
import { cmsToken, cmsUrl, siteFolder, thirdParties } from './served';

/** A warm build in the working copy, in the environment of the first one. */
export function build(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(siteFolder(), 'node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: siteFolder(),
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        CMS_URL: cmsUrl(),
        CMS_TOKEN: cmsToken(),
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        ...thirdParties(),
        ...env,
      },
    },
  );
  return { status, output: stdout + stderr };
}

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
