import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Adds a rule to the style sheet of the working copy; what it returns takes the rule back. */
export function addRule(rule: string): () => void {
  const file = join(siteFolder(), 'src/styles/base.css');
  const before = readFileSync(file);
  appendFileSync(file, rule);
  return () => writeFileSync(file, before);
}
