import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../../../scripts/lib/site.mjs';
import { cmsToken, cmsUrl, siteFolder, thirdParties } from '../served';

/** A warm build in the working copy, in the environment of the first one. */
export function build(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(siteFolder(), 'node_modules/gatsby/cli.js'), 'build'],
    {
      cwd: siteFolder(),
      encoding: 'utf8',
      // Another variable than those of the first build would have every page rendered again.
      env: { ...buildEnvironment({ url: cmsUrl(), token: cmsToken() }, thirdParties()), ...env },
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
