// npm run build: the site into public/, from the CMS that the environment names or from the embedded one.
import { externalBackend, useBackend } from './lib/backend.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { preflight } from './lib/preflight.mjs';
import { ROOT } from './lib/project.mjs';
import { step } from './lib/report.mjs';
import { buildSite } from './lib/site.mjs';

await main(async () => {
  preflight();
  await ensureInstalled(ROOT, 'site');
  const cms = externalBackend() ?? (await useBackend());
  await step('Building the site', () => buildSite(cms, { show: true }));
});
