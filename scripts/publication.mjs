// npm run publish:now, rollback, resume, approve: the buttons of the publisher's status page, for a terminal.
import { join } from 'node:path';
import { readSecret } from './lib/cms.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { ROOT } from './lib/project.mjs';

const PRESS = ['node_modules/tsx/dist/cli.mjs', 'publisher/commands/press.ts'].map((path) =>
  join(ROOT, path),
);
/** From the environment, or from the CMS beside it. */
const SECRETS = ['PUBLISHER_SECRET', 'CMS_TOKEN'];

await main(() =>
  run('publication', process.execPath, [...PRESS, ...process.argv.slice(2)], {
    cwd: ROOT,
    show: true,
    advice: 'npm run rollback -- 000007 names a release; the status page lists them.',
    env: {
      ...process.env,
      ...Object.fromEntries(SECRETS.map((name) => [name, process.env[name] || readSecret(name)])),
    },
  }),
);
