// What `npm test` does before its first suite, for the same suites; CI does it while the system's own packages are fetched.
import { prepareCms } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { preflight } from './lib/preflight.mjs';
import { ROOT } from './lib/project.mjs';
import { wantsPanel } from './lib/suites.mjs';

await main(async () => {
  preflight();
  await Promise.all([ensureInstalled(ROOT, 'site'), prepareCms({ admin: wantsPanel() })]);
});
