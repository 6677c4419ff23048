import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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
