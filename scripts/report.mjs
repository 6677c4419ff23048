// npm run report: what editors may want to mend; npm run report -- --external asks the sites that pages link to, too.
import { join } from 'node:path';
import { readSecret } from './lib/cms.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { ROOT } from './lib/project.mjs';

const REPORT = ['node_modules/tsx/dist/cli.mjs', 'publisher/commands/report.ts'].map((path) =>
  join(ROOT, path),
);
/** From the environment, or from the CMS beside it. */
const SECRETS = ['PUBLISHER_SECRET', 'CMS_TOKEN'];

await main(() =>
  run('report', process.execPath, [...REPORT, ...process.argv.slice(2)], {
    cwd: ROOT,
    show: true,
    advice: 'The report reads the CMS; npm start starts it.',
    env: {
      ...process.env,
      ...Object.fromEntries(SECRETS.map((name) => [name, process.env[name] || readSecret(name)])),
    },
  }),
);
